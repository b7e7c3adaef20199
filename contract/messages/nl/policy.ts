import type { PolicyTexts } from '../policy/texts.ts';

export const policy: PolicyTexts = {
  rules: {
    location: 'Alleen ritten %{places}',
    places: {
      from: 'vanaf %{origin}',
      to: 'naar %{destination}',
      between: 'tussen %{origin} en %{destination}',
    },
    maxAmount: {
      day: 'Uitgaven per dag: maximaal %{limit}',
      week: 'Uitgaven per week: maximaal %{limit}',
      month: 'Uitgaven per maand: maximaal %{limit}',
    },
    frequency: {
      day: 'Ritten per dag: maximaal %{limit}',
      week: 'Ritten per week: maximaal %{limit}',
      month: 'Ritten per maand: maximaal %{limit}',
    },
    dateTime: '%{weekday}: geen ritten van %{slots}',
    slot: '%{start} tot en met %{end}',
    fullDay: '%{weekday}: geen ritten',
    distance: 'Afstand: maximaal %{limit}',
    time: 'Reistijd: maximaal %{limit}',
  },
  minutes: '%{minutes} min.',
  measured: {
    maxAmount: 'Tot nu toe gebruikt: %{used}. Deze rit: maximaal %{amount}.',
    maxAmountOfReturn:
      'Tot nu toe gebruikt: %{used}. Heenrit: maximaal %{outbound}. Deze rit: maximaal %{amount}.',
    frequency: 'Al geboekt: %{used}.',
    frequencyOfReturn: 'Al geboekt: %{used}. De heenrit telt ook mee.',
    dateTime: 'Het ophalen is om %{time}.',
    trip: 'Deze rit: %{actual}.',
    stops: 'Tussenstops elders: %{stops}.',
  },
  remedies: {
    location: 'Kies een toegestane plaats.',
    stops: 'Stop alleen op toegestane plaatsen.',
    amountLeft: 'Kies een rit van maximaal %{left}.',
    anotherPeriod: {
      day: 'Kies een andere dag.',
      week: 'Kies een andere week.',
      month: 'Kies een andere maand.',
    },
    anotherPeriodWithin: {
      day: 'Kies een andere dag en een rit van maximaal %{limit}.',
      week: 'Kies een andere week en een rit van maximaal %{limit}.',
      month: 'Kies een andere maand en een rit van maximaal %{limit}.',
    },
    before: 'Kies een tijd tot en met %{before}.',
    after: 'Kies een tijd vanaf %{after}.',
    beforeOrAfter: 'Kies een tijd tot en met %{before} of vanaf %{after}.',
    shorter: 'Kies een kortere rit.',
  },
  guestIsEmployee:
    'Het telefoonnummer of e-mailadres is van een medewerker, daarom gelden diens reisregels.',
  returnTrip: 'Terugrit: %{message}',
};
