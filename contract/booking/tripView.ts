import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import { PAYMENT_TYPES } from '../core/channel.ts';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../core/listQuery.ts';
import type { Role } from '../core/roles.ts';
import { PERIODS } from '../core/period.ts';
import { parseAccountField } from './accountFieldFilter.ts';
import { BOOKING_STATUSES, TRIP_TAB_NAMES } from './status.ts';

/** Columns that the trip list can show, in the order it starts with. */
export const TRIP_COLUMNS = [
  'createdAt',
  'pickupAt',
  'passengerName',
  'originAddress',
  'destinationAddress',
  'paymentType',
  'total',
  'companyName',
  'status',
  'dispatchId',
  'corporationName',
  'vehicle',
  'bookedBy',
  'distanceMeters',
  'accountFields',
] as const;
export type TripColumn = (typeof TRIP_COLUMNS)[number];

/** The columns of the specification, shown until somebody chooses others. */
export const DEFAULT_TRIP_COLUMNS: readonly TripColumn[] = TRIP_COLUMNS.slice(0, 9);

/** What a role's list starts with: whoever sees many accounts sees whose each trip is. */
export const defaultTripColumns = (role: Role): readonly TripColumn[] =>
  role === 'bookingChannelAdmin'
    ? DEFAULT_TRIP_COLUMNS.flatMap((column) =>
        column === 'passengerName' ? [column, 'corporationName' as const] : [column],
      )
    : DEFAULT_TRIP_COLUMNS;

export const TRIP_SORT_FIELDS = ['createdAt', 'pickupAt', 'passengerName', 'total'] as const;

const text = z.string().min(1).max(300);

/** Filters of the trip list, named as the list's query parameters. */
export const tripFiltersSchema = z.strictObject({
  dynamicSearch: z.string().min(SEARCH_MIN_LENGTH).max(SEARCH_MAX_LENGTH).optional(),
  id: z.uuid().optional(),
  corporationId: z.uuid().optional(),
  status: z.array(z.enum(BOOKING_STATUSES)).min(1).max(BOOKING_STATUSES.length).optional(),
  fleetId: z.uuid().optional(),
  passengerId: z.uuid().optional(),
  vehicle: z.array(text).min(1).max(20).optional(),
  paymentType: z.array(z.enum(PAYMENT_TYPES)).min(1).max(PAYMENT_TYPES.length).optional(),
  accountField: text
    .refine((field) => parseAccountField(field) !== null, { error: 'format' })
    .optional(),
  /** Seen from today: a saved view moves on with the calendar. */
  pickupPeriod: z.enum(PERIODS).optional(),
  pickupTimeFrom: instantSchema.optional(),
  pickupTimeTo: instantSchema.optional(),
});
export type TripFilters = z.infer<typeof tripFiltersSchema>;

/** What a view of the trip list is made of. */
export const tripViewStateSchema = z.strictObject({
  tab: z.enum(TRIP_TAB_NAMES as [(typeof TRIP_TAB_NAMES)[number]]),
  filters: tripFiltersSchema,
  /** With a minus when descending. */
  sort: z
    .string()
    .refine((sort) => TRIP_SORT_FIELDS.some((field) => field === sort.replace(/^-/, '')), {
      error: 'choice',
    }),
  columns: z
    .array(z.enum(TRIP_COLUMNS))
    .min(1)
    .refine((columns) => new Set(columns).size === columns.length, { error: 'choice' }),
});
export type TripViewState = z.infer<typeof tripViewStateSchema>;

export const VIEW_NAME_MAX = 60;
const name = z.string().trim().min(1).max(VIEW_NAME_MAX);

/** Body of POST /v1/trip-views. */
export const newTripViewSchema = z.strictObject({
  name,
  isShared: z.boolean().default(false),
  /** Account whose admins see it too; a corporation admin's shared view needs one. */
  corporationId: z.uuid().nullable().default(null),
  state: tripViewStateSchema,
});

/** Body of PATCH /v1/trip-views/{id}. */
export const tripViewChangeSchema = newTripViewSchema
  .extend({ isShared: z.boolean(), corporationId: z.uuid().nullable() })
  .partial();

/** A saved view as its reader sees it. */
export const tripViewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  isShared: z.boolean(),
  corporationId: z.uuid().nullable(),
  ownerName: z.string(),
  /** Only its owner changes or deletes it. */
  isMine: z.boolean(),
  /** What this reader's trip list opens with. */
  isDefault: z.boolean(),
  state: tripViewStateSchema,
});
export type TripView = z.infer<typeof tripViewSchema>;

/** Values that trips can be filtered by, of the fleets and of recent trips. */
export const tripFilterOptionsSchema = z.object({
  vehicles: z.array(z.string()),
  accountFields: z.array(z.object({ title: z.string(), values: z.array(z.string()) })),
});
export type TripFilterOptions = z.infer<typeof tripFilterOptionsSchema>;
