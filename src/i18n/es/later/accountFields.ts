import type {
  accountFields as englishAccountFields,
  policy as englishPolicy,
} from '../../en/later/accountFields.ts';
import type { Messages } from '../../messages.ts';

export const accountFields: Messages<typeof englishAccountFields> = {
  heading: 'Algunos datos más',
  optional: 'Opcional',
  choose: 'Elegir…',
  none: 'Sin respuesta',
  failed: 'No se han podido cargar las preguntas de esta cuenta.',
};

export const policy: Messages<typeof englishPolicy> = {
  allowed: 'Sus reglas de viaje permiten este viaje.',
  failed: 'Ahora mismo no se han podido comprobar sus reglas de viaje. Se comprobarán al reservar.',
  stopped: 'Sus reglas de viaje no permiten este viaje',
  stoppedBy:
    'No lo permite una regla de viaje. %{rule} |||| No lo permiten %{smart_count} reglas de viaje. %{rule}',
  show: 'Ver por qué',
  limits: {
    trips: { outbound: 'Con este viaje', return: 'Con la vuelta', both: 'Con la ida y la vuelta' },
    maxAmount: '%{trips}, el pasajero habrá gastado %{used} de %{limit} %{period}.',
    frequency: '%{trips}, el pasajero habrá hecho %{used} de %{limit} viajes %{period}.',
  },
  periods: { day: 'al día', week: 'a la semana', month: 'al mes' },
};
