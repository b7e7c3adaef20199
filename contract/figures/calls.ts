import { z } from 'zod';
import { daySchema } from '../core/instant.ts';
import {
  DIMENSIONS,
  GRAINS,
  LONGEST_DAILY_REPORT,
  LONGEST_REPORT_DAYS,
  MEASURES,
  MOST_FIGURE_ROWS,
} from './figures.ts';
import { dayCount } from './reportPeriod.ts';

export const tripFiguresQuery = z
  .strictObject({
    /** First and last day of the pickups, in the channel's time zone. */
    from: daySchema,
    to: daySchema,
    /** Absent: every account of the caller. */
    corporationId: z.uuid().optional(),
    /** A row for each day, week (from Monday) or month; absent: for the whole period. */
    grain: z.enum(GRAINS).optional(),
    /** A row for each account, group and so on. */
    by: z.enum(DIMENSIONS).optional(),
    /** With `by=field`: the title of the account field. */
    field: z.string().min(1).max(200).optional(),
    /** The rows with the greatest of these come first. */
    measure: z.enum(MEASURES).default('spend'),
    /** Only the first so many values of `by`. */
    limit: z.coerce.number().int().min(1).max(MOST_FIGURE_ROWS).default(100),
    /** ISO 4217; absent: the currency of most trips. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, { error: 'choice' })
      .optional(),
  })
  .refine(({ from, to }) => from <= to, { error: 'order', path: ['to'] })
  .refine(
    ({ from, to, grain }) =>
      dayCount({ from, to }) <= (grain === 'day' ? LONGEST_DAILY_REPORT : LONGEST_REPORT_DAYS),
    { error: 'tooBig', path: ['to'] },
  )
  .refine(({ by, field }) => (by === 'field') === (field !== undefined), {
    error: 'required',
    path: ['field'],
  });
export type TripFiguresQuery = z.output<typeof tripFiguresQuery>;

/** As `Measure` explains. */
export const figuresSchema = z.object({
  spend: z.int(),
  trips: z.int(),
  averageFare: z.int().nullable(),
  distanceMeters: z.int(),
  waiting: z.int(),
  chargedCancellations: z.int(),
  noShows: z.int(),
  onTimeShare: z.number().min(0).max(1).nullable(),
  leadMinutes: z.int().nullable(),
});
export type Figures = z.infer<typeof figuresSchema>;

/** What no trip adds up to. */
export const NO_FIGURES: Figures = {
  spend: 0,
  trips: 0,
  averageFare: null,
  distanceMeters: 0,
  waiting: 0,
  chargedCancellations: 0,
  noShows: 0,
  onTimeShare: null,
  leadMinutes: null,
};

export const figureRowSchema = z.object({
  /** First day of the day, week or month; null without `grain`. */
  start: z.iso.date().nullable(),
  /** The id of the account, group and so on, or the value itself; null without `by`. */
  value: z.string().nullable(),
  /** The name that belongs to an id; null for a value that is no id, and where nobody is named. */
  label: z.string().nullable(),
  figures: figuresSchema,
});
export type FigureRow = z.infer<typeof figureRowSchema>;

export const tripFiguresSchema = z.object({
  /** Null while no trip of the period has a price. */
  currency: z.string().nullable(),
  /** All currencies of the period, that of most trips first. */
  currencies: z.array(z.string()),
  /** False while trips that are older than the figures are still being added up. */
  isComplete: z.boolean(),
  total: figuresSchema,
  /** How many values `by` has in the period, those beyond `limit` included. */
  values: z.int().nullable(),
  rows: z.array(figureRowSchema),
});
export type TripFigures = z.infer<typeof tripFiguresSchema>;
