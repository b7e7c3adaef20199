import type { bookingLegs as englishLegs, returnTrip as englishReturn } from '../en/bookingLegs.ts';
import type { Messages } from '../messages.ts';

export const bookingLegs: Messages<typeof englishLegs> = {
  outbound: 'Aller',
  inbound: 'Retour',
  waiting: {
    outbound: 'En attente',
    inbound: 'Le retour suivra dès que l’aller est réservé',
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
    outbound: 'Nous ne savons pas si la réservation a abouti',
    inbound: 'Nous ne savons pas si le retour est réservé',
  },
  giveUp: { outbound: 'Abandonner cette réservation', inbound: 'Abandonner le retour' },
  giveUpTitle: { outbound: 'Abandonner cette réservation ?', inbound: 'Abandonner le retour ?' },
  abandoning: { outbound: 'Abandon de la réservation…', inbound: 'Abandon du retour…' },
  abandoned: { outbound: 'Réservation abandonnée', inbound: 'Retour abandonné' },
  cancelling: { outbound: 'Annulation…', inbound: 'Annulation du retour…' },
  cancelled: { outbound: 'Réservation annulée', inbound: 'Retour annulé' },
  cancel: { outbound: 'Annuler la réservation', inbound: 'Annuler la réservation du retour' },
  cancelTitle: {
    outbound: 'Annuler cette réservation ?',
    inbound: 'Annuler la réservation du retour ?',
  },
  duplicateBack: { outbound: 'Revenir au formulaire', inbound: 'Ne pas réserver' },
  changeTime: 'Choisir une autre heure',
};

export const returnTrip: Messages<typeof englishReturn> = {
  wanted: 'Réserver un trajet retour',
  title: 'Trajet retour',
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
