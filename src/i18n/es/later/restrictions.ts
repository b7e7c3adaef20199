import type { restrictions as english } from '../../en/later/restrictions.ts';
import type { Messages } from '../../messages.ts';

export const restrictions: Messages<typeof english> = {
  none: 'Aún no hay reglas. Se permiten todos los viajes.',
  summary: 'En resumen',
  aboveZero: 'Introduzca un número mayor que 0, o déjelo vacío para no limitar',
  whole: 'Introduzca un número entero',
  minutes: 'min',
  moving:
    '%{groups} sigue ahora otra restricción de viaje y pasará a esta. |||| %{groups} siguen ahora otras restricciones de viaje y pasarán a esta.',
  distance: 'Distancia máxima',
  duration: 'Duración máxima',
  spending: {
    day: 'Gasto por día',
    week: 'Gasto por semana',
    month: 'Gasto por mes',
  },
  trips: { day: 'Viajes por día', week: 'Viajes por semana', month: 'Viajes por mes' },
  limits: {
    title: 'Límites por pasajero',
    hint: 'Deje un campo vacío para no limitar. Las semanas empiezan el lunes.',
  },
  trip: { title: 'Límites por viaje', hint: 'De todo el recorrido, paradas incluidas.' },
  days: {
    title: 'Horas sin viajes',
    hint: 'Ningún viaje puede empezar entonces, según la hora local en la recogida.',
    invalid: 'Introduzca una hora, como 09:30',
    none: 'Sin restricción',
    fullDay: 'Todo el día',
    range: 'Franja horaria',
    startTime: '%{day}: sin viajes desde las',
    endTime: '%{day}: sin viajes hasta las',
    remove: '%{day}: quitar esta franja horaria',
    add: 'Añadir otra franja horaria',
  },
  weekdays: {
    monday: 'Lunes',
    tuesday: 'Martes',
    wednesday: 'Miércoles',
    thursday: 'Jueves',
    friday: 'Viernes',
    saturday: 'Sábado',
    sunday: 'Domingo',
  },
  places: {
    title: 'Lugares',
    hint: 'Si hay lugares, se permite un viaje cuando coincide con uno de ellos. Las paradas también deben estar en estos lugares.',
    kind: 'Lugar %{number}',
    types: { from: 'Viajes desde', to: 'Viajes hasta', between: 'Viajes entre' },
    origin: 'Inicio',
    destination: 'Fin',
    radius: 'En un radio de',
    radiusLimits: 'Introduzca de %{min} a %{max}',
    add: 'Añadir lugar',
    remove: 'Quitar el lugar %{number}',
  },
  trial: {
    try: 'Probar con los viajes de los últimos %{days} días',
    failed: 'Ahora no se han podido probar las reglas. Inténtelo de nuevo.',
    more: 'Ver %{smart_count} más',
    latest: 'Estos son los %{smart_count} más recientes.',
    none: 'En los últimos %{days} días no hubo viajes con los que probar las reglas.',
    partial:
      'La cuenta tiene más viajes de los que se prueban a la vez. Solo se han examinado los últimos %{reads}, desde el %{date}.',
    result:
      'Se habría rechazado %{smart_count} de %{checked} viajes de los últimos %{days} días. |||| Se habrían rechazado %{smart_count} de %{checked} viajes de los últimos %{days} días.',
  },
};
