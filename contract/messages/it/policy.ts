import type { PolicyTexts } from '../policy/texts.ts';

export const policy: PolicyTexts = {
  rules: {
    location: 'Solo corse %{places}',
    places: {
      from: 'da %{origin}',
      to: 'a %{destination}',
      between: 'tra %{origin} e %{destination}',
    },
    maxAmount: {
      day: 'Spesa al giorno: al massimo %{limit}',
      week: 'Spesa alla settimana: al massimo %{limit}',
      month: 'Spesa al mese: al massimo %{limit}',
    },
    frequency: {
      day: 'Corse al giorno: al massimo %{limit}',
      week: 'Corse alla settimana: al massimo %{limit}',
      month: 'Corse al mese: al massimo %{limit}',
    },
    dateTime: '%{weekday}: nessuna corsa dalle %{slots}',
    slot: '%{start} alle %{end}',
    fullDay: '%{weekday}: nessuna corsa',
    distance: 'Distanza: al massimo %{limit}',
    time: 'Durata della corsa: al massimo %{limit}',
  },
  minutes: '%{minutes} min',
  measured: {
    maxAmount: 'Speso finora: %{used}. Questa corsa: fino a %{amount}.',
    maxAmountOfReturn:
      'Speso finora: %{used}. Andata: fino a %{outbound}. Questa corsa: fino a %{amount}.',
    frequency: 'Già prenotate: %{used}.',
    frequencyOfReturn: 'Già prenotate: %{used}. Conta anche l’andata.',
    dateTime: 'La partenza è alle %{time}.',
    trip: 'Questa corsa: %{actual}.',
    stops: 'Tappe altrove: %{stops}.',
  },
  remedies: {
    location: 'Scelga un luogo consentito.',
    stops: 'Preveda tappe solo in luoghi consentiti.',
    amountLeft: 'Scelga una corsa fino a %{left}.',
    anotherPeriod: {
      day: 'Scelga un altro giorno.',
      week: 'Scelga un’altra settimana.',
      month: 'Scelga un altro mese.',
    },
    anotherPeriodWithin: {
      day: 'Scelga un altro giorno e una corsa fino a %{limit}.',
      week: 'Scelga un’altra settimana e una corsa fino a %{limit}.',
      month: 'Scelga un altro mese e una corsa fino a %{limit}.',
    },
    before: 'Scelga un orario fino alle %{before}.',
    after: 'Scelga un orario dalle %{after} in poi.',
    beforeOrAfter: 'Scelga un orario fino alle %{before} o dalle %{after} in poi.',
    shorter: 'Scelga una corsa più breve.',
  },
  guestIsEmployee:
    'Il telefono o l’e-mail è di un dipendente, quindi valgono le sue regole di viaggio.',
  returnTrip: 'Corsa di ritorno: %{message}',
};
