import { heathrow, savoy } from '../../../contract/booking/draft.fixture.ts';
import type { Place } from '../../../contract/booking/request.ts';
import {
  BOOKING_STATUSES,
  PAST_STATUSES,
  type BookingStatus,
} from '../../../contract/booking/status.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';

const placeOf = ({ address, latitude, longitude }: Place) => ({ address, latitude, longitude });
const ACCOUNT = '11111111-1111-4111-8111-111111111111';
const anna = {
  givenName: 'Anna',
  familyName: 'Featherstonehaugh-Cholmondeley',
  email: 'anna@northwind.example',
  phone: '+442079460001',
};
const olivier = {
  ...anna,
  givenName: 'Olivier',
  familyName: 'Hart',
  email: 'olivier@northwind.example',
};

const PRICE = {
  currency: 'GBP',
  price: 6250,
  additionalFees: { evaluatedServiceCharge: 0, waitingPrice: 500, tolls: 0, extras: 0 },
  tip: { value: 0 },
  totalDiscount: 0,
  total: 6750,
  passengerNoShowFee: null,
  passengerPrematureCancellationFee: null,
};

/** A trip across London, as the API returns it. */
const trip = (id: string, status: BookingStatus, more: Partial<Trip> = {}): Trip => ({
  id,
  corporationId: ACCOUNT,
  corporationName: 'Northwind Trading',
  status,
  createdAt: '2026-11-18T09:12:00.000Z',
  pickupTime: '2026-11-20T14:30:00',
  pickupAt: '2026-11-20T14:30:00.000Z',
  pickupTimeZone: 'Europe/London',
  scheduleType: 'PREBOOKING',
  passengerName: `${anna.givenName} ${anna.familyName}`,
  originAddress: heathrow.address,
  destinationAddress: savoy.address,
  origin: heathrow,
  destination: savoy,
  waypoints: [],
  distanceMeters: 27_350,
  durationSeconds: 2940,
  fleetId: '44444444-4444-4444-8444-444444444444',
  offerId: '33333333-3333-4333-8333-333333333333',
  companyName: 'Meridian Central',
  vehicle: { name: 'Saloon', make: null, model: null, registration: null, driverName: null },
  numberOfVehicles: 1,
  returnOf: null,
  passengerType: 'employee',
  passengerId: null,
  userInfo: anna,
  bookedByUserInfo: olivier,
  notes: null,
  paymentType: 'businessAccount',
  payment: { type: 'businessAccount', paymentMethod: null },
  fareEstimate: null,
  pricingDetails: PAST_STATUSES.some((past) => past === status) ? PRICE : null,
  total: 6750,
  businessAccountConfig: null,
  bookingProperties: null,
  dispatchId: 'MC-20481',
  trackingLink: null,
  estimatedTimeArrival: status === 'ENROUTE' ? 4 : null,
  destinationEtaMinutes: status === 'DROPPINGOFF' ? 12 : null,
  driverLocation: null,
  ...more,
});

const idOf = (place: number): string =>
  `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** One in each status, the second and third paid in other ways. */
export const tripsByStatus: readonly Trip[] = BOOKING_STATUSES.map((status, place) =>
  trip(idOf(place), status, {
    ...(place === 1 && { paymentType: 'cash', payment: { type: 'cash', paymentMethod: null } }),
    ...(place === 2 && {
      paymentType: 'creditCard',
      payment: { type: 'creditCard', paymentMethod: { brand: 'visa', number: '4242' } },
    }),
  }),
);

/** The same moment in two time zones, at least one of which is not the reader's. */
export const tripsInZones: readonly Trip[] = [
  trip(idOf(100), 'PREBOOKED'),
  trip(idOf(101), 'PREBOOKED', {
    pickupTime: '2026-11-21T01:30:00',
    pickupTimeZone: 'Australia/Sydney',
    originAddress: 'Sydney Airport T1, Mascot NSW 2020',
    destinationAddress: '1 Macquarie Street, Sydney NSW 2000',
  }),
];

export const heathrowPlace = placeOf(heathrow);
export const savoyPlace = placeOf(savoy);
