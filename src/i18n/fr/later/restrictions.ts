import type { Messages } from '../../messages.ts';
import type { restrictions as english } from '../../en/later/restrictions.ts';

export const restrictions: Messages<typeof english> = {
  none: 'Aucune règle pour l’instant. Toutes les courses sont autorisées.',
  summary: 'En bref',
  aboveZero: 'Saisissez un nombre supérieur à 0, ou laissez vide pour ne pas limiter',
  whole: 'Saisissez un nombre entier',
  minutes: 'min',
  moving:
    '%{groups} suit aujourd’hui une autre restriction de voyage et passera à celle-ci. |||| %{groups} suivent aujourd’hui d’autres restrictions de voyage et passeront à celle-ci.',
  distance: 'Distance maximale',
  duration: 'Durée maximale',
  spending: {
    day: 'Dépenses par jour',
    week: 'Dépenses par semaine',
    month: 'Dépenses par mois',
  },
  trips: { day: 'Courses par jour', week: 'Courses par semaine', month: 'Courses par mois' },
  limits: {
    title: 'Limites par passager',
    hint: 'Laissez un champ vide pour ne pas limiter. Les semaines commencent le lundi.',
  },
  trip: { title: 'Limites par course', hint: 'Pour toute la course, arrêts compris.' },
  days: {
    title: 'Horaires sans course',
    hint: 'Aucune course ne peut commencer à ces horaires, en heure locale du lieu de départ.',
    invalid: 'Saisissez une heure, comme 09:30',
    none: 'Aucune restriction',
    fullDay: 'Journée entière',
    range: 'Plage horaire',
    startTime: '%{day} : aucune course à partir de',
    endTime: '%{day} : aucune course jusqu’à',
    remove: '%{day} : retirer cette plage horaire',
    add: 'Ajouter une seconde plage horaire',
  },
  weekdays: {
    monday: 'Lundi',
    tuesday: 'Mardi',
    wednesday: 'Mercredi',
    thursday: 'Jeudi',
    friday: 'Vendredi',
    saturday: 'Samedi',
    sunday: 'Dimanche',
  },
  places: {
    title: 'Lieux',
    hint: 'S’il y a des lieux, une course est autorisée lorsqu’elle correspond à l’un d’eux. Les arrêts doivent aussi se trouver dans ces lieux.',
    kind: 'Lieu %{number}',
    types: {
      from: 'Courses au départ de',
      to: 'Courses à destination de',
      between: 'Courses entre',
    },
    origin: 'Départ',
    destination: 'Arrivée',
    radius: 'Dans un rayon de',
    radiusLimits: 'Saisissez entre %{min} et %{max}',
    add: 'Ajouter un lieu',
    remove: 'Retirer le lieu %{number}',
  },
  trial: {
    try: 'Essayer sur les courses des %{days} derniers jours',
    failed: 'Les règles n’ont pas pu être essayées. Réessayez.',
    more: 'Afficher les %{smart_count} autres',
    latest: 'Voici les %{smart_count} plus récentes.',
    none: 'Aucune course des %{days} derniers jours ne permet d’essayer les règles.',
    partial:
      'Le compte a plus de courses qu’il n’en est essayé à la fois. Seules les %{reads} dernières, à partir du %{date}, ont été examinées.',
    result:
      '%{smart_count} course sur %{checked} des %{days} derniers jours aurait été refusée. |||| %{smart_count} courses sur %{checked} des %{days} derniers jours auraient été refusées.',
  },
};
