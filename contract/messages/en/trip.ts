import { pricing } from './pricing.ts';
import type { TripTexts } from '../trip/texts.ts';
import { vehicles } from './vehicles.ts';

export const trip: TripTexts = {
  vehicles,
  asap: 'As soon as possible',
  pickupTime: '%{date}, %{time} (local time, %{zone})',
  labels: {
    time: 'Pickup time',
    pickup: 'Pickup',
    stop: 'Stop %{number}',
    dropoff: 'Dropoff',
    distance: 'Distance',
    passenger: 'Passenger',
    bookedBy: 'Booked by',
    account: 'Account',
    vehicle: 'Vehicle',
    company: 'Taxi company',
    driver: 'Driver',
    car: 'Car',
    registration: 'Number plate',
    flight: 'Flight',
    payment: 'Paid by',
    tripId: 'Trip ID',
    reference: 'Booking reference',
  },
  pricing,
  flight: {
    terminal: 'Terminal %{terminal}',
    arrives: 'arrives %{time}',
    leaves: 'leaves %{time}',
  },
  payment: {
    businessAccount: 'Business account',
    cash: 'Cash',
    creditCard: 'Credit card',
    card: '%{brand} ending in %{number}',
  },
  taxes: { vat: 'VAT', gst: 'GST', sales: 'Sales tax' },
  receipt: {
    title: 'Receipt',
    confirmation: 'Trip confirmation',
    noInvoice:
      'This is not a tax invoice. The trip and its tax are on the monthly invoice of the account.',
    fileName: 'receipt',
    number: 'Receipt no. %{number}',
    seller: 'Seller',
    taxNumber: '%{tax} number',
    started: 'Passenger picked up',
    ended: 'Passenger dropped off',
    bookedAt: 'Booked on',
    tax: 'Includes %{tax} at %{rate}%',
    trip: 'Trip',
    booking: 'Booking',
    price: 'Price',
    page: 'Page %{page} of %{of}',
  },
};
