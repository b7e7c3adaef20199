import { PAYMENT_TYPES } from '../core/paymentTypes.ts';
import { choice, dateTime, number, object, reference, text } from '../core/fields.ts';
import { defineResource, type RowOf } from '../core/resource.ts';
import { parseAccountField } from '../booking/accountFieldFilter.ts';
import { PASSENGER_TYPES } from '../booking/tripTypes.ts';
import {
  BOOKING_STATUSES,
  CURRENT_STATUSES,
  FUTURE_STATUSES,
  statusesAlike,
} from '../booking/status.ts';
import { DEFAULT_TRIP_COLUMNS, TRIP_SORT_FIELDS } from '../booking/tripColumns.ts';

const never = { write: 'never' } as const;
const always = { required: true, write: 'never' } as const;

/** Somebody waits for the taxi of an open trip; a trip that is over is history. */
const refusesWhileOpen = {
  onDelete: 'refuse',
  onlyWhile: { status: [...CURRENT_STATUSES, ...FUTURE_STATUSES] },
} as const;

/** Trips: confirmed bookings and their history. Written by the booking calls, never by CRUD. */
export const bookings = defineResource({
  name: 'bookings',
  typeName: 'Trip',
  fields: {
    corporationId: reference('corporations', {
      ...always,
      ...refusesWhileOpen,
      keptName: 'corporationName',
    }),
    corporationName: text(always),
    status: choice(BOOKING_STATUSES, always),
    createdAt: dateTime(always),
    /** Local time at the pickup, without zone. */
    pickupTime: text(always),
    /** The same as an instant, and the zone it was read in. */
    pickupAt: dateTime(always),
    pickupTimeZone: text(always),
    scheduleType: choice(['ASAP', 'PREBOOKING'], always),
    passengerName: text(always),
    originAddress: text(always),
    destinationAddress: text(always),
    origin: object('tripPlace', always),
    destination: object('tripPlace', always),
    waypoints: object('tripWaypoints', always),
    distanceMeters: number(never),
    durationSeconds: number(never),
    fleetId: reference('fleets', { ...always, ...refusesWhileOpen }),
    /** The booked offer, needed to price the trip at another time. */
    offerId: text(always),
    companyName: text(always),
    vehicle: object('tripVehicle', always),
    numberOfVehicles: number(always),
    /** The outbound trip, where this one is its return. */
    returnOf: reference('bookings', { ...never, onDelete: 'keep' }),
    passengerType: choice(PASSENGER_TYPES, always),
    passengerId: reference('business-passengers', { ...never, onDelete: 'keep' }),
    userInfo: object('personInfo', always),
    bookedByUserInfo: object('personInfo', always),
    notes: text({ ...never, max: 1000 }),
    paymentType: choice(PAYMENT_TYPES, always),
    payment: object('tripPayment', always),
    fareEstimate: object('tripFare', never),
    pricingDetails: object('pricingDetails', never),
    /** The upper end of `tripCost`, by which the pricing column is sorted. Minor units. */
    total: number(never),
    businessAccountConfig: object('businessAccountConfig', never),
    bookingProperties: object('bookingProperties', never),
    dispatchId: text(never),
    trackingLink: text({ ...never, max: 2000 }),
    /** Minutes until the driver reaches the pickup, while ENROUTE. */
    estimatedTimeArrival: number(never),
    /** Minutes until the dropoff, while DROPPINGOFF. */
    destinationEtaMinutes: number(never),
    /** Where the assigned driver is, while there is one. */
    driverLocation: object('driverLocation', never),
  },
  scope: { by: 'corporation', field: 'corporationId' },
  access: {
    corporationAdmin: { list: true, get: true },
    bookingChannelAdmin: { list: true, get: true },
  },
  label: ['passengerName'],
  list: {
    columns: DEFAULT_TRIP_COLUMNS,
    sortable: TRIP_SORT_FIELDS,
    defaultSort: '-pickupAt',
    search: ['passengerName', 'dispatchId', 'originAddress', 'destinationAddress'],
    filters: {
      status: { field: 'status', match: 'in', alike: statusesAlike },
      fleetId: { field: 'fleetId', match: 'in' },
      passengerId: { field: 'passengerId', match: 'in' },
      vehicle: { field: 'vehicle', match: 'in', member: 'name' },
      paymentType: { field: 'paymentType', match: 'in' },
      accountField: {
        field: 'businessAccountConfig',
        match: 'holds',
        read: (text) => {
          const wanted = parseAccountField(text);
          return wanted && { fields: [wanted] };
        },
      },
      pickupPeriod: { field: 'pickupAt', match: 'period' },
      pickupTimeFrom: { field: 'pickupAt', match: 'from' },
      pickupTimeTo: { field: 'pickupAt', match: 'before' },
    },
  },
  form: [],
  softDelete: false,
});
export type Trip = RowOf<typeof bookings>;
