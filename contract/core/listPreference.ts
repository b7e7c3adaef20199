import { z } from 'zod';
import { DEFAULT_PER_PAGE, MAX_PAGE_SIZE } from './listLimits.ts';

/** The name of any list, such as `bookings`. */
export const listNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, { error: 'format' });

const name = z.string().min(1).max(60);

/** How somebody wants a list to be shown; null for the list's own default. */
export const listPreferenceSchema = z.strictObject({
  /** In the order shown. */
  columns: z
    .array(name)
    .min(1)
    .max(60)
    .refine((columns) => new Set(columns).size === columns.length, { error: 'choice' })
    .nullable()
    .default(null),
  /** A field, with a minus when descending. */
  sort: z
    .string()
    .regex(/^-?[a-zA-Z]{1,60}$/, { error: 'format' })
    .nullable()
    .default(null),
  perPage: z.int().min(DEFAULT_PER_PAGE).max(MAX_PAGE_SIZE).nullable().default(null),
});
export type ListPreference = z.output<typeof listPreferenceSchema>;
