import { FARE_TYPES } from '../booking/tripTypes.ts';
import { choice, dateTime, money, number, object, rate, reference, text } from '../core/fields.ts';
import { PAYMENT_TYPES, type PaymentType } from '../core/paymentTypes.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';

const EVERY_PAYMENT_TYPE: PaymentType[] = [...PAYMENT_TYPES];

/** More seats than a coach has, so a larger number is a mistake. */
const MOST_SEATS = 100;
/** Two weeks: longer before the pickup, nobody asks a fee for cancelling. */
const MOST_CANCELLATION_MINUTES = 20_160;

/**
 * In minor units, and high enough for currencies of small value, such as the forint: no kilometre
 * or minute costs 10,000, and no trip starts at 100,000.
 */
const MOST_RATE = 1_000_000;
const MOST_AMOUNT = 10_000_000;

/** Vehicles and prices: what a fleet offers, each a vehicle class with its tariff. */
export const fleetOffers = defineResource({
  name: 'fleet-offers',
  fields: {
    fleetId: reference('fleets', { required: true, write: 'create', onDelete: 'delete' }),
    /** Vehicle class, such as Saloon. */
    name: text({ required: true, max: 60 }),
    seats: number({ required: true, min: 1, max: MOST_SEATS }),
    /** Large bags that fit beside the passengers; null for what such vehicles usually take. */
    bags: number({ min: 0, max: MOST_SEATS }),
    /** Of these, a booker is offered what the channel allows. */
    paymentTypes: object('paymentTypes', { required: true, default: EVERY_PAYMENT_TYPE }),
    fareType: choice(FARE_TYPES, { required: true, default: 'ESTIMATE' }),
    baseFare: money({ required: true, max: MOST_AMOUNT }),
    perKilometre: rate({ required: true, max: MOST_RATE }),
    perMinute: money({ required: true, max: MOST_RATE }),
    minimumFare: money({ required: true, max: MOST_AMOUNT }),
    cancellationFee: money({ max: MOST_AMOUNT }),
    /** How long before the pickup cancelling begins to cost the fee; null together with the fee. */
    cancellationMinutes: number({ min: 0, max: MOST_CANCELLATION_MINUTES }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'channel' },
  access: { bookingChannelAdmin: everyAction },
  label: ['name'],
  list: {
    columns: ['name', 'fleetId', 'seats', 'paymentTypes', 'baseFare', 'perKilometre', 'perMinute'],
    sortable: [
      'name',
      'seats',
      'baseFare',
      'perKilometre',
      'perMinute',
      'minimumFare',
      'createdAt',
    ],
    defaultSort: 'name',
    search: ['name'],
    filters: {
      fleetId: { field: 'fleetId', match: 'in' },
      fareType: { field: 'fareType', match: 'in' },
    },
  },
  form: [
    'fleetId',
    'name',
    'seats',
    'bags',
    'fareType',
    'paymentTypes',
    'baseFare',
    'perKilometre',
    'perMinute',
    'minimumFare',
    'cancellationFee',
    'cancellationMinutes',
  ],
  softDelete: true,
});
export type FleetOffer = RowOf<typeof fleetOffers>;
