import type { lists as english } from '../en/lists.ts';
import type { Messages } from '../messages.ts';

export const lists: Messages<typeof english> = {
  /** On a phone, where rows have no checkboxes until then. */
  select: 'Seleccionar',
  details: 'Detalles de %{row}',
  filters: {
    add: 'Añadir filtro',
    clear: 'Borrar todo',
    remove: 'Quitar el filtro %{name}',
    active: 'Filtros',
    find: 'Buscar…',
    apply: 'Aplicar',
    show: 'Ver filtros',
    showSet: 'Ver filtros (%{smart_count} activos)',
    more: 'Ver más',
    from: 'Desde',
    to: 'Hasta',
    notANumber: 'Introduzca un número',
    order: 'El límite superior no puede ser menor que el inferior',
    least: 'Como mínimo',
    most: 'Como máximo',
    since: 'desde %{from}',
    until: 'hasta %{to}',
    between: '%{from} – %{to}',
    contains: '«%{text}»',
    defaultRow: 'Predeterminado',
    yes: 'Sí',
    no: 'No',
    loadFailed: 'No se han podido cargar las opciones.',
  },
  periods: {
    today: 'Hoy',
    tomorrow: 'Mañana',
    next7: 'Próximos 7 días',
    last7: 'Últimos 7 días',
    thisMonth: 'Este mes',
    lastMonth: 'Mes pasado',
  },
  days: {
    required: 'Elija una fecha',
    invalid: 'Introduzca una fecha entre 2000 y 2100',
    order: 'El último día no puede ser anterior al primero',
  },
  inPlace: {
    refused: '%{field} de %{row} queda como estaba. «%{value}» no se ha guardado: %{reason}',
    unanswered:
      'No ha llegado respuesta: quizá %{field} de %{row} no se haya guardado como «%{value}». La lista mostrará lo guardado en cuanto el servidor responda.',
  },
  columns: {
    open: 'Columnas',
    title: 'Columnas',
    hint: 'Arrastre las filas para cambiar su orden, o tome una con la barra espaciadora y muévala con las flechas.',
    show: 'Mostrar: %{name}',
    drag: 'Mover: %{name}',
    reset: 'Restablecer',
    apply: 'Aplicar',
    oneNeeded: 'Deje al menos una columna',
    moved: '%{name}: ahora en la posición %{position} de %{all}',
  },
};
