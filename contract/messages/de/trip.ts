import { pricing } from './pricing.ts';
import type { TripTexts } from '../trip/texts.ts';
import { vehicles } from './vehicles.ts';

export const trip: TripTexts = {
  vehicles,
  asap: 'So bald wie möglich',
  pickupTime: '%{date}, %{time}\u00a0Uhr (Ortszeit, %{zone})',
  labels: {
    time: 'Abholzeit',
    pickup: 'Abholort',
    stop: 'Zwischenstopp %{number}',
    dropoff: 'Fahrtziel',
    distance: 'Fahrstrecke',
    passenger: 'Fahrgast',
    bookedBy: 'Gebucht von',
    account: 'Konto',
    vehicle: 'Fahrzeugklasse',
    company: 'Taxiunternehmen',
    driver: 'Fahrer',
    car: 'Fahrzeug',
    registration: 'Kennzeichen',
    flight: 'Flug',
    payment: 'Zahlungsart',
    tripId: 'Fahrtnummer',
    reference: 'Buchungsnummer',
  },
  pricing,
  flight: {
    terminal: 'Terminal %{terminal}',
    arrives: 'Ankunft %{time}\u00a0Uhr',
    leaves: 'Abflug %{time}\u00a0Uhr',
  },
  payment: {
    businessAccount: 'Firmenkonto',
    cash: 'Barzahlung',
    creditCard: 'Kreditkarte',
    card: '%{brand} mit den Endziffern %{number}',
  },
  taxes: { vat: 'USt.', gst: 'GST', sales: 'Umsatzsteuer' },
  receipt: {
    title: 'Quittung',
    confirmation: 'Fahrtbestätigung',
    noInvoice:
      'Dies ist keine Rechnung. Die Fahrt und die darin enthaltene Steuer stehen auf der Monatsrechnung des Firmenkontos.',
    fileName: 'quittung',
    number: 'Quittung Nr. %{number}',
    seller: 'Verkäufer',
    taxNumber: '%{tax}-Nummer',
    started: 'Fahrtbeginn',
    ended: 'Fahrtende',
    bookedAt: 'Gebucht am',
    tax: 'Darin enthalten: %{tax} %{rate} %',
    trip: 'Fahrt',
    booking: 'Buchung',
    price: 'Preis',
    page: 'Seite %{page} von %{of}',
  },
};
