import type { TripErrorMessages } from '../failureTexts.ts';

export const tripFailures: TripErrorMessages = {
  BOOKING_NOT_CONFIRMABLE: {
    title: 'Kan inte bekräftas',
    message:
      'Den här bokningen kan inte längre bekräftas. Sök upp den bland resorna eller boka igen.',
  },
  BOOKING_EXPIRED: {
    title: 'Bokningen har gått ut',
    message: 'Bokningen bekräftades inte i tid och inget har debiterats. Boka igen.',
  },
  BOOKING_ABANDONED: {
    title: 'Bokningen stoppades',
    message: 'Den här bokningen stoppades innan den blev klar. Inget har debiterats. Boka igen.',
  },
  BOOKING_NOT_CANCELLABLE: {
    title: 'Kan inte avbokas',
    message: 'Den här resan kan inte längre avbokas här. Ring taxibolaget.',
  },
  BOOKING_NOT_CHANGEABLE: {
    title: 'Kan inte ändras',
    message:
      'Bara förbokade resor kan ändras, och den här kan inte längre ändras. Läs in sidan på nytt.',
  },
  BOOKING_CHANGE_EXPIRED: {
    title: 'Ändringen bekräftades inte i tid',
    message: 'Resan behåller sin upphämtningstid. Välj den nya tiden igen och bekräfta den.',
  },
  FARE_CHANGED: {
    title: 'Priset har stigit',
    message:
      'Den här resan kostar nu %{fare} i stället för %{expected}. Bekräfta det nya priset eller ändra resan.',
  },
  DUPLICATE_BOOKING_NOT_ACKNOWLEDGED: {
    title: 'Boka två gånger?',
    message: 'Det finns redan en likadan bokning. Bekräfta att du vill ha en till.',
  },
  NOT_ALLOWED_BY_POLICY: {
    title: 'Inte tillåtet enligt resereglerna',
    message:
      'Den här resenärens reseregler tillåter inte resan. %{rules} Ändra resan och försök igen.',
  },
  PAYMENT_DECLINED: {
    title: 'Kortet nekades',
    message: 'Din bank nekade kortet. Inget har bokats eller debiterats. Välj ett annat betalsätt.',
  },
  PAYMENT_NOT_CONFIRMED: {
    title: 'Betalningen är inte bekräftad',
    message: 'Din bank har inte bekräftat betalningen än. Bekräfta den där och försök sedan igen.',
  },
  OFFER_NOT_AVAILABLE: {
    title: 'Fordonet är inte tillgängligt',
    message: 'Det här fordonet erbjuds inte längre för resan. Välj ett annat.',
  },
  FARE_NOT_AVAILABLE: {
    title: 'Inget pris tillgängligt',
    message:
      'Det går inte att beräkna ett pris för den här resan. Ändra adresserna eller fordonet.',
  },
  TRIP_TOO_LONG: {
    title: 'Resan är för lång',
    message:
      'Den här resan är %{distance} lång; %{fleet} kör högst %{longest}. Välj en närmare destination, färre stopp eller ett annat taxibolag.',
  },
  RECEIPT_NOT_AVAILABLE: {
    title: 'Inget kvitto än',
    message: 'Kvittot finns när resan är avslutad och priset är slutgiltigt.',
  },
  TRACKING_ENDED: {
    title: 'Den här resan är avslutad',
    message: 'Länken för att följa den fungerar inte längre. Be den som bokade om ett kvitto.',
  },
};
