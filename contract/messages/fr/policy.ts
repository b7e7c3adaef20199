import type { PolicyTexts } from '../policy/texts.ts';

export const policy: PolicyTexts = {
  rules: {
    location: 'Uniquement des courses %{places}',
    places: {
      from: 'au départ de %{origin}',
      to: 'à destination de %{destination}',
      between: 'entre %{origin} et %{destination}',
    },
    maxAmount: {
      day: 'Dépenses par jour : %{limit} au plus',
      week: 'Dépenses par semaine : %{limit} au plus',
      month: 'Dépenses par mois : %{limit} au plus',
    },
    frequency: {
      day: 'Courses par jour : %{limit} au plus',
      week: 'Courses par semaine : %{limit} au plus',
      month: 'Courses par mois : %{limit} au plus',
    },
    dateTime: '%{weekday} : aucune course de %{slots}',
    slot: '%{start} à %{end}',
    fullDay: '%{weekday} : aucune course',
    distance: 'Distance : %{limit} au plus',
    time: 'Durée de la course : %{limit} au plus',
  },
  minutes: '%{minutes} min',
  measured: {
    maxAmount: 'Déjà dépensé : %{used}. Cette course : jusqu’à %{amount}.',
    maxAmountOfReturn:
      'Déjà dépensé : %{used}. Aller : jusqu’à %{outbound}. Cette course : jusqu’à %{amount}.',
    frequency: 'Déjà réservées : %{used}.',
    frequencyOfReturn: 'Déjà réservées : %{used}. L’aller compte aussi.',
    dateTime: 'La prise en charge est à %{time}.',
    trip: 'Cette course : %{actual}.',
    stops: 'Arrêts ailleurs : %{stops}.',
  },
  remedies: {
    location: 'Choisissez un lieu autorisé.',
    stops: 'Ne prévoyez d’arrêts que dans des lieux autorisés.',
    amountLeft: 'Choisissez une course de %{left} au plus.',
    anotherPeriod: {
      day: 'Choisissez un autre jour.',
      week: 'Choisissez une autre semaine.',
      month: 'Choisissez un autre mois.',
    },
    anotherPeriodWithin: {
      day: 'Choisissez un autre jour et une course de %{limit} au plus.',
      week: 'Choisissez une autre semaine et une course de %{limit} au plus.',
      month: 'Choisissez un autre mois et une course de %{limit} au plus.',
    },
    before: 'Choisissez une heure jusqu’à %{before}.',
    after: 'Choisissez une heure à partir de %{after}.',
    beforeOrAfter: 'Choisissez une heure jusqu’à %{before} ou à partir de %{after}.',
    shorter: 'Choisissez une course plus courte.',
  },
  guestIsEmployee:
    'Le téléphone ou l’e-mail est celui d’un employé, dont les règles de voyage s’appliquent donc.',
  returnTrip: 'Course retour : %{message}',
};
