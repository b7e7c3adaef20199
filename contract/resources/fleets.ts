import { dateTime, distance, email, number, phone, text } from '../core/fields.ts';
import { dayFilters, rangeFilters } from '../core/filters.ts';
import { defineResource, everyAction, type RowOf } from '../core/resource.ts';

/** Fleets: the taxi companies of the channel that drive the trips. */
export const fleets = defineResource({
  name: 'fleets',
  fields: {
    companyName: text({ required: true, max: 255, unique: 'channel' }),
    phone: phone({}),
    /** Where questions about trips are mailed to. */
    contactEmail: email({}),
    /** Centre and radius of the area whose pickups the fleet serves. */
    latitude: number({ required: true, decimal: true, min: -90, max: 90 }),
    longitude: number({ required: true, decimal: true, min: -180, max: 180 }),
    serviceRadiusMeters: distance({ required: true, min: 500, max: 500_000, default: 40_000 }),
    /** The longest trip that the fleet drives, with its stops. Where trips end is not limited otherwise. */
    longestTripMeters: distance({ required: true, min: 1000, max: 5_000_000, default: 500_000 }),
    createdAt: dateTime({ required: true, write: 'never' }),
  },
  scope: { by: 'channel' },
  access: {
    corporationAdmin: { list: true, get: true },
    bookingChannelAdmin: everyAction,
  },
  label: ['companyName'],
  list: {
    columns: ['companyName', 'phone', 'serviceRadiusMeters', 'longestTripMeters', 'createdAt'],
    sortable: ['companyName', 'createdAt'],
    defaultSort: 'companyName',
    search: ['companyName'],
    filters: {
      ...rangeFilters('serviceRadius', 'serviceRadiusMeters'),
      ...dayFilters('created', 'createdAt'),
    },
  },
  form: [
    'companyName',
    'phone',
    'contactEmail',
    'latitude',
    'longitude',
    'serviceRadiusMeters',
    'longestTripMeters',
  ],
  softDelete: true,
});
export type Fleet = RowOf<typeof fleets>;
