import type {
  bookingLegs as englishLegs,
  returnTrip as englishReturn,
} from '../../../en/later/parts/bookingLegs.ts';
import type { Messages } from '../../../messages.ts';

export const bookingLegs: Messages<typeof englishLegs> = {
  outbound: 'Heenrit',
  inbound: 'Terugrit',
  waiting: {
    outbound: 'In de wacht',
    inbound: 'De terugrit volgt zodra de heenrit is geboekt',
  },
  creating: { outbound: 'Uw rit wordt geboekt…', inbound: 'Uw terugrit wordt geboekt…' },
  paying: {
    outbound: 'De betaling wordt bevestigd…',
    inbound: 'De betaling van de terugrit wordt bevestigd…',
  },
  created: { outbound: 'Boeking bevestigd', inbound: 'Terugrit bevestigd' },
  error: { outbound: 'Boeking mislukt', inbound: 'De terugrit is niet geboekt' },
  declined: { outbound: 'Betaling mislukt', inbound: 'Betaling van de terugrit mislukt' },
  uncertain: {
    outbound: 'We weten nog niet of uw rit is geboekt',
    inbound: 'We weten nog niet of uw terugrit is geboekt',
  },
  unsent: {
    outbound: 'Uw boeking is nog niet verzonden',
    inbound: 'De boeking van de terugrit is nog niet verzonden',
  },
  giveUp: { outbound: 'Boeking stoppen', inbound: 'Terugrit niet boeken' },
  giveUpTitle: { outbound: 'Deze boeking stoppen?', inbound: 'De terugrit toch niet boeken?' },
  abandoning: { outbound: 'De boeking wordt gestopt…', inbound: 'De terugrit wordt gestopt…' },
  abandoned: { outbound: 'Boeking gestopt', inbound: 'Terugrit niet geboekt' },
  cancelling: { outbound: 'Annuleren…', inbound: 'De terugrit wordt geannuleerd…' },
  cancelled: { outbound: 'Boeking geannuleerd', inbound: 'Terugrit geannuleerd' },
  cancel: { outbound: 'Boeking annuleren', inbound: 'Terugrit annuleren' },
  cancelTitle: { outbound: 'Deze boeking annuleren?', inbound: 'De terugrit annuleren?' },
  duplicateBack: { outbound: 'Terug naar het formulier', inbound: 'Terugrit niet boeken' },
  changeTime: 'Andere tijd kiezen',
};

export const returnTrip: Messages<typeof englishReturn> = {
  wanted: 'Terugrit boeken',
  title: 'Terugrit',
  text: 'Van %{pickup} terug naar %{dropoff}.',
  date: 'Datum van de terugrit',
  time: 'Tijd van de terugrit',
  earliest: 'Op zijn vroegst %{time}.',
  zone: 'Lokale tijd op het ophaaladres van de terugrit: %{zone}.',
  cancel: 'Annuleren',
  confirm: 'Bevestigen',
  edit: 'Tijd van de terugrit wijzigen',
  at: 'Terugrit op %{time}',
  flight: 'Vluchtnummer van de terugrit',
  fare: 'Terugrit',
  outboundFare: 'Heenrit',
};
