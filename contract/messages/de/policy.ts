import type { PolicyTexts } from '../policy/texts.ts';

export const policy: PolicyTexts = {
  rules: {
    location: 'Nur Fahrten %{places}',
    places: {
      from: 'ab %{origin}',
      to: 'nach %{destination}',
      between: 'zwischen %{origin} und %{destination}',
    },
    maxAmount: {
      day: 'Ausgaben pro Tag: höchstens %{limit}',
      week: 'Ausgaben pro Woche: höchstens %{limit}',
      month: 'Ausgaben pro Monat: höchstens %{limit}',
    },
    frequency: {
      day: 'Fahrten pro Tag: höchstens %{limit}',
      week: 'Fahrten pro Woche: höchstens %{limit}',
      month: 'Fahrten pro Monat: höchstens %{limit}',
    },
    dateTime: '%{weekday}: keine Fahrten von %{slots}',
    slot: '%{start} bis %{end} Uhr',
    fullDay: '%{weekday}: keine Fahrten',
    distance: 'Strecke: höchstens %{limit}',
    time: 'Fahrzeit: höchstens %{limit}',
  },
  minutes: '%{minutes} Min.',
  measured: {
    maxAmount: 'Bisher verbraucht: %{used}. Diese Fahrt: bis zu %{amount}.',
    maxAmountOfReturn:
      'Bisher verbraucht: %{used}. Hinfahrt: bis zu %{outbound}. Diese Fahrt: bis zu %{amount}.',
    frequency: 'Schon gebucht: %{used}.',
    frequencyOfReturn: 'Schon gebucht: %{used}. Die Hinfahrt zählt mit.',
    dateTime: 'Die Abholung ist um %{time} Uhr.',
    trip: 'Diese Fahrt: %{actual}.',
    stops: 'Zwischenstopps an anderen Orten: %{stops}.',
  },
  remedies: {
    location: 'Wählen Sie einen erlaubten Ort.',
    stops: 'Halten Sie nur an erlaubten Orten.',
    amountLeft: 'Wählen Sie eine Fahrt für höchstens %{left}.',
    anotherPeriod: {
      day: 'Wählen Sie einen anderen Tag.',
      week: 'Wählen Sie eine andere Woche.',
      month: 'Wählen Sie einen anderen Monat.',
    },
    anotherPeriodWithin: {
      day: 'Wählen Sie einen anderen Tag und eine Fahrt für höchstens %{limit}.',
      week: 'Wählen Sie eine andere Woche und eine Fahrt für höchstens %{limit}.',
      month: 'Wählen Sie einen anderen Monat und eine Fahrt für höchstens %{limit}.',
    },
    before: 'Wählen Sie eine Zeit bis %{before} Uhr.',
    after: 'Wählen Sie eine Zeit ab %{after} Uhr.',
    beforeOrAfter: 'Wählen Sie eine Zeit bis %{before} Uhr oder ab %{after} Uhr.',
    shorter: 'Wählen Sie eine kürzere Fahrt.',
  },
  guestIsEmployee:
    'Telefonnummer oder E-Mail gehört einem Mitarbeiter, dessen Reiseregeln deshalb gelten.',
  returnTrip: 'Rückfahrt: %{message}',
};
