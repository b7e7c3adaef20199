import type { TripErrorMessages } from '../failureTexts.ts';

export const tripFailures: TripErrorMessages = {
  BOOKING_NOT_CONFIRMABLE: {
    title: 'Bestätigung nicht möglich',
    message:
      'Diese Buchung kann nicht mehr bestätigt werden. Suchen Sie sie unter den Fahrten oder buchen Sie neu.',
  },
  BOOKING_EXPIRED: {
    title: 'Buchung abgelaufen',
    message:
      'Die Buchung wurde nicht rechtzeitig bestätigt, und es wurde nichts belastet. Buchen Sie neu.',
  },
  BOOKING_ABANDONED: {
    title: 'Buchung abgebrochen',
    message:
      'Diese Buchung wurde abgebrochen, bevor sie zustande kam. Es wurde nichts belastet. Buchen Sie neu.',
  },
  BOOKING_NOT_CANCELLABLE: {
    title: 'Stornierung nicht möglich',
    message: 'Diese Fahrt kann hier nicht mehr storniert werden. Rufen Sie das Taxiunternehmen an.',
  },
  BOOKING_NOT_CHANGEABLE: {
    title: 'Änderung nicht möglich',
    message:
      'Nur vorbestellte Fahrten können geändert werden, und bei dieser geht es nicht mehr. Laden Sie die Seite neu.',
  },
  BOOKING_CHANGE_EXPIRED: {
    title: 'Änderung nicht rechtzeitig bestätigt',
    message:
      'Die Fahrt behält ihre Abholzeit. Wählen Sie die neue Zeit noch einmal und bestätigen Sie sie.',
  },
  FARE_CHANGED: {
    title: 'Der Preis ist gestiegen',
    message:
      'Diese Fahrt kostet jetzt %{fare} statt %{expected}. Bestätigen Sie den neuen Preis oder ändern Sie die Fahrt.',
  },
  DUPLICATE_BOOKING_NOT_ACKNOWLEDGED: {
    title: 'Zweimal buchen?',
    message: 'Es gibt bereits eine solche Buchung. Bestätigen Sie, dass Sie eine weitere möchten.',
  },
  NOT_ALLOWED_BY_POLICY: {
    title: 'Nach den Reiseregeln nicht erlaubt',
    message:
      'Die Reiseregeln dieses Fahrgasts erlauben diese Fahrt nicht. %{rules} Ändern Sie die Fahrt und versuchen Sie es noch einmal.',
  },
  PAYMENT_DECLINED: {
    title: 'Karte abgelehnt',
    message:
      'Ihre Bank hat die Karte abgelehnt. Es wurde nichts gebucht oder belastet. Wählen Sie eine andere Zahlungsart.',
  },
  PAYMENT_NOT_CONFIRMED: {
    title: 'Zahlung nicht bestätigt',
    message:
      'Ihre Bank hat die Zahlung noch nicht bestätigt. Bestätigen Sie sie dort und versuchen Sie es erneut.',
  },
  OFFER_NOT_AVAILABLE: {
    title: 'Fahrzeug nicht verfügbar',
    message: 'Dieses Fahrzeug wird für die Fahrt nicht mehr angeboten. Wählen Sie ein anderes.',
  },
  FARE_NOT_AVAILABLE: {
    title: 'Kein Fahrpreis verfügbar',
    message:
      'Für diese Fahrt lässt sich kein Preis berechnen. Ändern Sie die Adressen oder das Fahrzeug.',
  },
  TRIP_TOO_LONG: {
    title: 'Fahrt zu lang',
    message:
      'Diese Fahrt ist %{distance} lang; %{fleet} fährt höchstens %{longest}. Wählen Sie ein näheres Ziel, weniger Zwischenstopps oder ein anderes Taxiunternehmen.',
  },
  RECEIPT_NOT_AVAILABLE: {
    title: 'Noch keine Quittung',
    message: 'Eine Quittung gibt es, sobald die Fahrt beendet ist und ihr Preis feststeht.',
  },
  TRACKING_ENDED: {
    title: 'Diese Fahrt ist beendet',
    message:
      'Der Link zum Verfolgen gilt nicht mehr. Eine Quittung erhalten Sie von der Person, die gebucht hat.',
  },
};
