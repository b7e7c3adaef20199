import type { lists as english } from '../en/lists.ts';
import type { Messages } from '../messages.ts';

/** The frame of every list: filters, columns, keys. */
export const lists: Messages<typeof english> = {
  /** On a phone, where rows have no checkboxes until then. */
  select: 'Sélectionner',
  details: 'Détails : %{row}',
  filters: {
    add: 'Ajouter un filtre',
    clear: 'Tout effacer',
    remove: 'Retirer le filtre %{name}',
    active: 'Filtres',
    find: 'Chercher…',
    apply: 'Appliquer',
    show: 'Afficher les filtres',
    showSet:
      'Afficher les filtres (%{smart_count} actif) |||| Afficher les filtres (%{smart_count} actifs)',
    more: 'Afficher plus',
    from: 'Du',
    to: 'Au',
    notANumber: 'Saisissez un nombre',
    order: 'La borne supérieure ne peut pas être inférieure à l’autre',
    least: 'Au moins',
    most: 'Au plus',
    since: 'à partir du %{from}',
    until: 'jusqu’au %{to}',
    between: '%{from} – %{to}',
    contains: '« %{text} »',
    defaultRow: 'Par défaut',
    yes: 'Oui',
    no: 'Non',
    loadFailed: 'Les choix n’ont pas pu être chargés.',
  },
  periods: {
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    next7: '7 prochains jours',
    last7: '7 derniers jours',
    thisMonth: 'Ce mois-ci',
    lastMonth: 'Le mois dernier',
  },
  days: {
    required: 'Choisissez une date',
    invalid: 'Saisissez une date entre 2000 et 2100',
    order: 'Le dernier jour ne peut pas précéder le premier',
  },
  inPlace: {
    refused:
      '%{field} (%{row}) : valeur inchangée. « %{value} » n’a pas été enregistré : %{reason}',
    unanswered:
      'Aucune réponse : %{field} (%{row}) n’a peut-être pas été enregistré avec la valeur « %{value} ». La liste affichera ce qui est enregistré dès que le serveur répondra.',
  },
  columns: {
    open: 'Colonnes',
    title: 'Colonnes',
    hint: 'Faites glisser les lignes pour changer l’ordre, ou saisissez-en une avec Espace et déplacez-la avec les flèches.',
    show: 'Afficher %{name}',
    drag: 'Déplacer %{name}',
    reset: 'Réinitialiser',
    apply: 'Appliquer',
    oneNeeded: 'Gardez au moins une colonne',
    moved: '%{name} : maintenant en position %{position} sur %{all}',
  },
};
