import { pricing } from './pricing.ts';
import type { TripTexts } from '../trip/texts.ts';
import { vehicles } from './vehicles.ts';

export const trip: TripTexts = {
  vehicles,
  asap: 'Zo snel mogelijk',
  pickupTime: '%{date}, %{time}\u00a0uur (lokale tijd, %{zone})',
  labels: {
    time: 'Ophaaltijd',
    pickup: 'Ophaaladres',
    stop: 'Tussenstop %{number}',
    dropoff: 'Bestemming',
    distance: 'Afstand',
    passenger: 'Passagier',
    bookedBy: 'Geboekt door',
    account: 'Account',
    vehicle: 'Voertuig',
    company: 'Taxibedrijf',
    driver: 'Chauffeur',
    car: 'Auto',
    registration: 'Kenteken',
    flight: 'Vlucht',
    payment: 'Betaalwijze',
    tripId: 'Ritnummer',
    reference: 'Boekingsnummer',
  },
  pricing,
  flight: {
    terminal: 'Terminal %{terminal}',
    arrives: 'aankomst %{time}\u00a0uur',
    leaves: 'vertrek %{time}\u00a0uur',
  },
  payment: {
    businessAccount: 'Zakelijk account',
    cash: 'Contant',
    creditCard: 'Creditcard',
    card: '%{brand} eindigend op %{number}',
  },
  taxes: { vat: 'btw', gst: 'GST', sales: 'omzetbelasting' },
  receipt: {
    title: 'Ritbon',
    confirmation: 'Ritbevestiging',
    noInvoice:
      'Dit is geen factuur. De rit en de belasting staan op de maandfactuur van het account.',
    fileName: 'ritbon',
    number: 'Bonnummer %{number}',
    seller: 'Verkoper',
    taxNumber: '%{tax}-nummer',
    started: 'Begin van de rit',
    ended: 'Einde van de rit',
    bookedAt: 'Geboekt op',
    tax: 'Inclusief %{rate}% %{tax}',
    trip: 'Rit',
    booking: 'Boeking',
    price: 'Prijs',
    page: 'Pagina %{page} van %{of}',
  },
};
