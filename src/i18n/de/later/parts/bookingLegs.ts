import type {
  bookingLegs as englishLegs,
  returnTrip as englishReturn,
} from '../../../en/later/parts/bookingLegs.ts';
import type { Messages } from '../../../messages.ts';

export const bookingLegs: Messages<typeof englishLegs> = {
  outbound: 'Hinfahrt',
  inbound: 'Rückfahrt',
  waiting: {
    outbound: 'Wartet',
    inbound: 'Die Rückfahrt folgt, sobald die Hinfahrt gebucht ist',
  },
  creating: { outbound: 'Fahrt wird gebucht…', inbound: 'Rückfahrt wird gebucht…' },
  paying: {
    outbound: 'Zahlung wird bestätigt…',
    inbound: 'Zahlung der Rückfahrt wird bestätigt…',
  },
  created: { outbound: 'Buchung bestätigt', inbound: 'Rückfahrt bestätigt' },
  error: { outbound: 'Buchung fehlgeschlagen', inbound: 'Die Rückfahrt wurde nicht gebucht' },
  declined: {
    outbound: 'Zahlung fehlgeschlagen',
    inbound: 'Zahlung der Rückfahrt fehlgeschlagen',
  },
  uncertain: {
    outbound: 'Noch ist offen, ob Ihre Fahrt gebucht ist',
    inbound: 'Noch ist offen, ob Ihre Rückfahrt gebucht ist',
  },
  unsent: {
    outbound: 'Ihre Buchung wurde noch nicht gesendet',
    inbound: 'Die Buchung der Rückfahrt wurde noch nicht gesendet',
  },
  giveUp: { outbound: 'Buchung abbrechen', inbound: 'Rückfahrt nicht buchen' },
  giveUpTitle: { outbound: 'Buchung abbrechen?', inbound: 'Rückfahrt doch nicht buchen?' },
  abandoning: {
    outbound: 'Buchung wird abgebrochen…',
    inbound: 'Rückfahrt wird abgebrochen…',
  },
  abandoned: { outbound: 'Buchung abgebrochen', inbound: 'Rückfahrt nicht gebucht' },
  cancelling: { outbound: 'Wird storniert…', inbound: 'Rückfahrt wird storniert…' },
  cancelled: { outbound: 'Buchung storniert', inbound: 'Rückfahrt storniert' },
  cancel: { outbound: 'Buchung stornieren', inbound: 'Rückfahrt stornieren' },
  cancelTitle: { outbound: 'Diese Buchung stornieren?', inbound: 'Rückfahrt stornieren?' },
  duplicateBack: { outbound: 'Zurück zum Formular', inbound: 'Rückfahrt nicht buchen' },
  changeTime: 'Andere Zeit wählen',
};

export const returnTrip: Messages<typeof englishReturn> = {
  wanted: 'Rückfahrt buchen',
  title: 'Rückfahrt',
  text: 'Von %{pickup} zurück nach %{dropoff}.',
  date: 'Datum der Rückfahrt',
  time: 'Uhrzeit der Rückfahrt',
  earliest: 'Frühestens %{time} Uhr.',
  zone: 'Ortszeit am Abholort der Rückfahrt: %{zone}.',
  cancel: 'Abbrechen',
  confirm: 'Übernehmen',
  edit: 'Zeit der Rückfahrt ändern',
  at: 'Rückfahrt am %{time}',
  flight: 'Flugnummer der Rückfahrt',
  fare: 'Rückfahrt',
  outboundFare: 'Hinfahrt',
};
