import type { PolicyTexts } from '../policy/texts.ts';

export const policy: PolicyTexts = {
  rules: {
    location: 'Solo viajes %{places}',
    places: {
      from: 'desde %{origin}',
      to: 'hasta %{destination}',
      between: 'entre %{origin} y %{destination}',
    },
    maxAmount: {
      day: 'Gasto por día: como máximo %{limit}',
      week: 'Gasto por semana: como máximo %{limit}',
      month: 'Gasto por mes: como máximo %{limit}',
    },
    frequency: {
      day: 'Viajes por día: como máximo %{limit}',
      week: 'Viajes por semana: como máximo %{limit}',
      month: 'Viajes por mes: como máximo %{limit}',
    },
    dateTime: '%{weekday}: sin viajes de %{slots}',
    slot: '%{start} a %{end}',
    fullDay: '%{weekday}: sin viajes',
    distance: 'Distancia: como máximo %{limit}',
    time: 'Duración del viaje: como máximo %{limit}',
  },
  minutes: '%{minutes} min',
  measured: {
    maxAmount: 'Usado hasta ahora: %{used}. Este viaje: hasta %{amount}.',
    maxAmountOfReturn:
      'Usado hasta ahora: %{used}. Ida: hasta %{outbound}. Este viaje: hasta %{amount}.',
    frequency: 'Ya reservados: %{used}.',
    frequencyOfReturn: 'Ya reservados: %{used}. La ida también cuenta.',
    dateTime: 'La recogida es a las %{time}.',
    trip: 'Este viaje: %{actual}.',
    stops: 'Paradas en otros lugares: %{stops}.',
  },
  remedies: {
    location: 'Elija un lugar permitido.',
    stops: 'Pare solo en lugares permitidos.',
    amountLeft: 'Elija un viaje de hasta %{left}.',
    anotherPeriod: {
      day: 'Elija otro día.',
      week: 'Elija otra semana.',
      month: 'Elija otro mes.',
    },
    anotherPeriodWithin: {
      day: 'Elija otro día y un viaje de hasta %{limit}.',
      week: 'Elija otra semana y un viaje de hasta %{limit}.',
      month: 'Elija otro mes y un viaje de hasta %{limit}.',
    },
    before: 'Elija una hora hasta las %{before}.',
    after: 'Elija una hora a partir de las %{after}.',
    beforeOrAfter: 'Elija una hora hasta las %{before} o a partir de las %{after}.',
    shorter: 'Elija un viaje más corto.',
  },
  guestIsEmployee:
    'El teléfono o el correo electrónico es de un empleado, por lo que se aplican sus reglas de viaje.',
  returnTrip: 'Viaje de vuelta: %{message}',
};
