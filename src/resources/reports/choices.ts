import { z } from 'zod';
import {
  DIMENSIONS,
  GRAINS,
  LONGEST_DAILY_REPORT,
  LONGEST_REPORT_DAYS,
  MEASURES,
  type Grain,
} from '../../../contract/figures/figures.ts';
import {
  dayCount,
  daysOfReport,
  REPORT_PERIODS,
  type Days,
} from '../../../contract/figures/reportPeriod.ts';
import { daySchema } from '../../../contract/core/instant.ts';

/** How rows are told apart. The hours of the week have a table of their own. */
export const SPLITS = ['time', ...DIMENSIONS.filter((one) => one !== 'hour')] as const;
export const COMPARES = ['none', 'before', 'year'] as const;
export const SORTS = ['name', 'value', 'before', 'change', 'trips'] as const;
export type SortField = (typeof SORTS)[number];

/** What is chosen in the address; a value that is none counts as missing. */
const address = z.object({
  measure: z.enum(MEASURES).catch('spend'),
  period: z.enum(REPORT_PERIODS).optional().catch(undefined),
  from: daySchema.optional().catch(undefined),
  to: daySchema.optional().catch(undefined),
  by: z.enum(SPLITS).catch('time'),
  grain: z.enum(GRAINS).optional().catch(undefined),
  compare: z.enum(COMPARES).catch('none'),
  account: z.uuid().optional().catch(undefined),
  field: z.string().min(1).max(200).optional().catch(undefined),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .catch(undefined),
  sort: z.enum(SORTS).optional().catch(undefined),
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
});

/** The names of what an address can say. */
export type ChoiceName = keyof z.infer<typeof address>;
export type Choices = ReturnType<typeof choicesOf>;

/** Few enough rows to read. */
const grainFor = (days: number): Grain => (days <= 31 ? 'day' : days <= 120 ? 'week' : 'month');

/**
 * What a report is of, by its address.
 * @param today the day in the channel's time zone
 */
export function choicesOf(query: URLSearchParams, today: string) {
  const { period: named, from, to, grain, ...given } = address.parse(Object.fromEntries(query));
  const typed: Days | null = from && to ? { from, to } : null;
  const isTyped =
    !named && typed && typed.from <= typed.to && dayCount(typed) <= LONGEST_REPORT_DAYS;
  const period = isTyped ? ('custom' as const) : (named ?? ('last12' as const));
  const days = period === 'custom' ? typed! : daysOfReport(period, today);
  const isTooFine = grain === 'day' && dayCount(days) > LONGEST_DAILY_REPORT;
  const isByTime = given.by === 'time';
  return {
    ...given,
    period,
    days,
    grain: !grain || isTooFine ? grainFor(dayCount(days)) : grain,
    sort: given.sort ?? (isByTime ? ('name' as const) : ('value' as const)),
    order: given.order ?? (isByTime ? ('asc' as const) : ('desc' as const)),
  };
}
