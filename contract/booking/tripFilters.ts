import type { z } from 'zod';
import {
  FILTER_TEXT_MAX_LENGTH,
  MAX_VEHICLE_CLASSES,
  SEARCH_MAX_LENGTH,
  SEARCH_MIN_LENGTH,
} from '../core/listLimits.ts';
import { PAYMENT_TYPES } from '../core/paymentTypes.ts';
import { isPeriod } from '../core/period.ts';
import { isUuid } from '../core/uuid.ts';
import { isYearInRange } from '../core/yearRange.ts';
import { parseAccountField } from './accountFieldFilter.ts';
import { BOOKING_STATUSES } from './status.ts';
import type { tripFiltersSchema } from './tripView.ts';

export type TripFilters = z.infer<typeof tripFiltersSchema>;

const isText = (value: unknown, min = 1, max = FILTER_TEXT_MAX_LENGTH): value is string =>
  typeof value === 'string' && value.length >= min && value.length <= max;
const isSome = (value: unknown, max: number, is: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.length <= max && value.every(is);
const isAmong = (all: readonly string[]) => (value: unknown) => all.some((one) => one === value);

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;
function isInstant(value: unknown): boolean {
  if (typeof value !== 'string' || !isYearInRange(value)) return false;
  const [, day] = INSTANT.exec(value) ?? [];
  // `Date` reads the 30th of February as a day in March.
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`);
}

/**
 * The rules of `tripFiltersSchema` without zod: the trip list reads its address before zod is
 * loaded.
 */
const IS_VALID: Readonly<Record<keyof TripFilters, (value: unknown) => boolean>> = {
  dynamicSearch: (value) => isText(value, SEARCH_MIN_LENGTH, SEARCH_MAX_LENGTH),
  id: isUuid,
  corporationId: isUuid,
  status: (value) => isSome(value, BOOKING_STATUSES.length, isAmong(BOOKING_STATUSES)),
  fleetId: isUuid,
  passengerId: isUuid,
  vehicle: (value) => isSome(value, MAX_VEHICLE_CLASSES, (one) => isText(one)),
  paymentType: (value) => isSome(value, PAYMENT_TYPES.length, isAmong(PAYMENT_TYPES)),
  accountField: (value) => isText(value) && parseAccountField(value) !== null,
  pickupPeriod: (value) => typeof value === 'string' && isPeriod(value),
  pickupTimeFrom: isInstant,
  pickupTimeTo: isInstant,
};

const isName = (name: string): name is keyof TripFilters => Object.hasOwn(IS_VALID, name);

/** The filters that the trip list accepts, taken from any value, such as the JSON of an address. */
export function knownTripFilters(wanted: unknown): TripFilters {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return {};
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => isName(name) && IS_VALID[name](value)),
  );
}
