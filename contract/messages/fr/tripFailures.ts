import type { TripErrorMessages } from '../failureTexts.ts';

export const tripFailures: TripErrorMessages = {
  BOOKING_NOT_CONFIRMABLE: {
    title: 'Confirmation impossible',
    message:
      'Cette réservation ne peut plus être confirmée. Cherchez-la sous Courses, ou réservez à nouveau.',
  },
  BOOKING_EXPIRED: {
    title: 'Réservation expirée',
    message:
      'La réservation n’a pas été confirmée à temps et rien n’a été débité. Réservez à nouveau.',
  },
  BOOKING_ABANDONED: {
    title: 'Réservation arrêtée',
    message:
      'Cette réservation a été arrêtée avant d’être faite. Rien n’a été débité. Réservez à nouveau.',
  },
  BOOKING_NOT_CANCELLABLE: {
    title: 'Annulation impossible',
    message: 'Il est trop tard pour annuler cette course ici. Appelez la compagnie de taxis.',
  },
  BOOKING_NOT_CHANGEABLE: {
    title: 'Modification impossible',
    message:
      'Seules les courses réservées à l’avance peuvent être modifiées, et celle-ci ne peut plus l’être. Rechargez la page.',
  },
  BOOKING_CHANGE_EXPIRED: {
    title: 'Modification non confirmée à temps',
    message:
      'La course garde son heure de prise en charge. Choisissez à nouveau l’heure et confirmez-la.',
  },
  FARE_CHANGED: {
    title: 'Le prix a augmenté',
    message:
      'Cette course coûte désormais %{fare} au lieu de %{expected}. Confirmez le nouveau prix ou modifiez la course.',
  },
  DUPLICATE_BOOKING_NOT_ACKNOWLEDGED: {
    title: 'Réserver deux fois ?',
    message: 'Une réservation semblable existe déjà. Confirmez que vous en voulez une autre.',
  },
  NOT_ALLOWED_BY_POLICY: {
    title: 'Non autorisé par les règles de voyage',
    message:
      'Les règles de voyage de ce passager n’autorisent pas cette course. %{rules} Modifiez la course et réessayez.',
  },
  PAYMENT_DECLINED: {
    title: 'Carte refusée',
    message:
      'Votre banque a refusé la carte. Rien n’a été réservé ni débité. Choisissez un autre moyen de paiement.',
  },
  PAYMENT_NOT_CONFIRMED: {
    title: 'Paiement non confirmé',
    message:
      'Votre banque n’a pas encore confirmé le paiement. Confirmez-le auprès d’elle, puis réessayez.',
  },
  OFFER_NOT_AVAILABLE: {
    title: 'Véhicule indisponible',
    message: 'Ce véhicule n’est plus proposé pour cette course. Choisissez-en un autre.',
  },
  FARE_NOT_AVAILABLE: {
    title: 'Aucun prix disponible',
    message:
      'Aucun prix ne peut être calculé pour cette course. Changez les adresses ou le véhicule.',
  },
  TRIP_TOO_LONG: {
    title: 'Course trop longue',
    message:
      'Cette course fait %{distance} ; %{fleet} parcourt au plus %{longest}. Choisissez une destination plus proche, moins d’arrêts ou une autre compagnie de taxis.',
  },
  RECEIPT_NOT_AVAILABLE: {
    title: 'Pas encore de reçu',
    message: 'Le reçu est disponible une fois la course terminée et son prix définitif.',
  },
  TRACKING_ENDED: {
    title: 'Cette course est terminée',
    message:
      'Ce lien de suivi ne fonctionne plus. Pour un reçu, adressez-vous à la personne qui a réservé.',
  },
};
