import type { tripImports as english } from '../../en/later/tripImports.ts';
import type { Messages } from '../../messages.ts';

/** Booking trips from a file. */
export const tripImports: Messages<typeof english> = {
  fields: {
    corporationId: 'Compte',
    passenger: 'Passager',
    email: 'E-mail',
    phone: 'Téléphone',
    from: 'Départ',
    via: 'Arrêts',
    to: 'Arrivée',
    date: 'Date',
    time: 'Heure',
    vehicle: 'Catégorie de véhicule',
    vehicles: 'Nombre de véhicules',
    flight: 'Numéro de vol',
    notes: 'Notes',
    again: 'Rang parmi les courses identiques',
  },
  trip: 'Course et prix',
  total: 'Total : %{amount}',
  newGuest: 'Nouvel invité',
  choose: 'Choisir pour %{cell}',
  bookToo: 'Réserver aussi celle-ci',
  openOf: 'Ouvrir la course de la ligne %{line}',
  booked: 'Courses réservées',
  import: 'Réserver %{smart_count} course |||| Réserver %{smart_count} courses',
  nothingToImport: 'Rien à réserver : chaque course est déjà réservée ou contient des erreurs.',
  unchanged: 'Déjà réservée',
  imported: '%{smart_count} réservée |||| %{smart_count} réservées',
  existing: '%{smart_count} déjà réservée |||| %{smart_count} déjà réservées',
  undo: 'Annuler toutes les courses',
  undoDays:
    'Vous pouvez les annuler ensemble pendant %{days} jours. Les courses en cours, terminées ou modifiées depuis restent inchangées.',
  undoneCount: '%{smart_count} annulée |||| %{smart_count} annulées',
  undoTitle: 'Annuler %{smart_count} course ? |||| Annuler %{smart_count} courses ?',
  undoText:
    'Les passagers et les compagnies de taxis sont prévenus. Les courses annulées ne peuvent pas être rétablies.',
  undoKeep: 'Garder les courses',
  undoConfirm: 'Annuler les courses',
};
