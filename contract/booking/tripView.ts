import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import { PAYMENT_TYPES } from '../core/paymentTypes.ts';
import {
  FILTER_TEXT_MAX_LENGTH,
  MAX_VEHICLE_CLASSES,
  SEARCH_MAX_LENGTH,
  SEARCH_MIN_LENGTH,
} from '../core/listLimits.ts';
import { PERIODS } from '../core/period.ts';
import { parseAccountField } from './accountFieldFilter.ts';
import { BOOKING_STATUSES, TRIP_TAB_NAMES } from './status.ts';
import { TRIP_COLUMNS, TRIP_SORT_FIELDS } from './tripColumns.ts';

const text = z.string().min(1).max(FILTER_TEXT_MAX_LENGTH);

/** Filters of the trip list, named as the list's query parameters. */
export const tripFiltersSchema = z.strictObject({
  dynamicSearch: z.string().min(SEARCH_MIN_LENGTH).max(SEARCH_MAX_LENGTH).optional(),
  id: z.uuid().optional(),
  corporationId: z.uuid().optional(),
  status: z.array(z.enum(BOOKING_STATUSES)).min(1).max(BOOKING_STATUSES.length).optional(),
  fleetId: z.uuid().optional(),
  passengerId: z.uuid().optional(),
  vehicle: z.array(text).min(1).max(MAX_VEHICLE_CLASSES).optional(),
  paymentType: z.array(z.enum(PAYMENT_TYPES)).min(1).max(PAYMENT_TYPES.length).optional(),
  accountField: text
    .refine((field) => parseAccountField(field) !== null, { error: 'format' })
    .optional(),
  /** Relative to today, so that a saved view moves on with the calendar. */
  pickupPeriod: z.enum(PERIODS).optional(),
  pickupTimeFrom: instantSchema.optional(),
  pickupTimeTo: instantSchema.optional(),
});

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
  /** The account whose admins see it too; a corporation admin's shared view needs one. */
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
  /** The view that this reader's trip list opens with. */
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
