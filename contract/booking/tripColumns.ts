import { type Role, reachesAllAccounts } from '../core/roles.ts';

/**
 * The columns of the specification, shown until the user chooses others. When a trip was booked
 * matters less than what it is, and comes last.
 */
export const DEFAULT_TRIP_COLUMNS = [
  'pickupAt',
  'passengerName',
  'originAddress',
  'destinationAddress',
  'paymentType',
  'total',
  'companyName',
  'status',
  'createdAt',
] as const;

/** Columns that the trip list can show, in the order it starts with. */
export const TRIP_COLUMNS = [
  ...DEFAULT_TRIP_COLUMNS,
  'dispatchId',
  'corporationName',
  'vehicle',
  'bookedBy',
  'distanceMeters',
  'accountFields',
] as const;
export type TripColumn = (typeof TRIP_COLUMNS)[number];

/**
 * The columns that a role's list starts with: a fleet manager, who sees many accounts, also sees
 * the account of each trip.
 */
export const defaultTripColumns = (role: Role): readonly TripColumn[] =>
  reachesAllAccounts(role)
    ? DEFAULT_TRIP_COLUMNS.flatMap((column) =>
        column === 'passengerName' ? [column, 'corporationName' as const] : [column],
      )
    : DEFAULT_TRIP_COLUMNS;

export const TRIP_SORT_FIELDS = ['createdAt', 'pickupAt', 'passengerName', 'total'] as const;
