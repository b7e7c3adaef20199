import { pricing } from './pricing.ts';
import type { TripTexts } from '../trip/texts.ts';
import { vehicles } from './vehicles.ts';

export const trip: TripTexts = {
  vehicles,
  asap: 'Il prima possibile',
  pickupTime: '%{date}, ore\u00a0%{time} (ora locale, %{zone})',
  labels: {
    time: 'Orario di partenza',
    pickup: 'Partenza',
    stop: 'Tappa %{number}',
    dropoff: 'Destinazione',
    distance: 'Distanza',
    passenger: 'Passeggero',
    bookedBy: 'Prenotata da',
    account: 'Account',
    vehicle: 'Veicolo',
    company: 'Società di taxi',
    driver: 'Autista',
    car: 'Auto',
    registration: 'Targa',
    flight: 'Volo',
    payment: 'Pagamento',
    tripId: 'N. corsa',
    reference: 'Codice prenotazione',
  },
  pricing,
  flight: {
    terminal: 'Terminal %{terminal}',
    arrives: 'arrivo alle %{time}',
    leaves: 'partenza alle %{time}',
  },
  payment: {
    businessAccount: 'Account aziendale',
    cash: 'Contanti',
    creditCard: 'Carta di credito',
    card: '%{brand} che termina con %{number}',
  },
  taxes: { vat: 'IVA', gst: 'GST', sales: 'imposta sulle vendite' },
  receipt: {
    title: 'Ricevuta',
    confirmation: 'Conferma della corsa',
    noInvoice:
      'Questo documento non è una fattura. La corsa e la relativa imposta figurano nella fattura mensile dell’account.',
    fileName: 'ricevuta',
    number: 'Ricevuta n. %{number}',
    seller: 'Venditore',
    taxNumber: 'Numero di identificazione %{tax}',
    started: 'Inizio della corsa',
    ended: 'Fine della corsa',
    bookedAt: 'Prenotata il',
    tax: 'Include %{tax} al %{rate}%',
    trip: 'Corsa',
    booking: 'Prenotazione',
    price: 'Prezzo',
    page: 'Pagina %{page} di %{of}',
  },
};
