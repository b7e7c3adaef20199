import type {
  bookingLegs as englishLegs,
  returnTrip as englishReturn,
} from '../../../en/later/parts/bookingLegs.ts';
import type { Messages } from '../../../messages.ts';

export const bookingLegs: Messages<typeof englishLegs> = {
  outbound: 'Aller',
  inbound: 'Retour',
  waiting: {
    outbound: 'En attente',
    inbound: 'Le retour suivra dès que l’aller sera réservé',
  },
  creating: {
    outbound: 'Création de votre réservation…',
    inbound: 'Création de votre réservation de retour…',
  },
  paying: {
    outbound: 'Confirmation du paiement…',
    inbound: 'Confirmation du paiement du retour…',
  },
  created: { outbound: 'Réservation confirmée', inbound: 'Retour confirmé' },
  error: { outbound: 'Échec de la réservation', inbound: 'Le retour n’a pas été réservé' },
  declined: { outbound: 'Échec du paiement', inbound: 'Échec du paiement du retour' },
  uncertain: {
    outbound: 'Nous ne savons pas encore si votre course est réservée',
    inbound: 'Nous ne savons pas encore si votre retour est réservé',
  },
  unsent: {
    outbound: 'Votre réservation n’a pas encore été envoyée',
    inbound: 'La réservation du retour n’a pas encore été envoyée',
  },
  giveUp: { outbound: 'Arrêter la réservation', inbound: 'Ne plus réserver le retour' },
  giveUpTitle: { outbound: 'Arrêter cette réservation ?', inbound: 'Ne plus réserver le retour ?' },
  abandoning: {
    outbound: 'Arrêt de la réservation…',
    inbound: 'Arrêt de la réservation du retour…',
  },
  abandoned: { outbound: 'Réservation arrêtée', inbound: 'Retour non réservé' },
  cancelling: { outbound: 'Annulation…', inbound: 'Annulation du retour…' },
  cancelled: { outbound: 'Réservation annulée', inbound: 'Retour annulé' },
  cancel: { outbound: 'Annuler la réservation', inbound: 'Annuler le retour' },
  cancelTitle: {
    outbound: 'Annuler cette réservation ?',
    inbound: 'Annuler le retour ?',
  },
  duplicateBack: { outbound: 'Revenir au formulaire', inbound: 'Ne pas réserver le retour' },
  changeTime: 'Choisir une autre heure',
};

export const returnTrip: Messages<typeof englishReturn> = {
  wanted: 'Réserver aussi le retour',
  title: 'Course retour',
  text: 'De %{pickup} à %{dropoff}.',
  date: 'Date du retour',
  time: 'Heure du retour',
  earliest: 'Au plus tôt : %{time}.',
  zone: 'Heure locale au départ du retour : %{zone}.',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  edit: 'Modifier l’heure du retour',
  at: 'Retour le %{time}',
  flight: 'Numéro du vol de retour',
  fare: 'Retour',
  outboundFare: 'Aller',
};
