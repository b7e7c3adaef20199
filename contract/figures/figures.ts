/**
 * What is added up about trips. Money is in minor units of the report's currency. `spend` is what
 * trips cost whose price is final, fees for cancelling included; `waiting` what was paid for
 * waiting; `averageFare`, `distanceMeters` and `waiting` are of completed trips; `onTimeShare` is
 * the part of pickups with the driver there within five minutes of the booked time, from 0 to 1, of
 * those whose arrival is known; `leadMinutes` is the mean time from booking to pickup.
 */
export const MEASURES = [
  'spend',
  'trips',
  'averageFare',
  'distanceMeters',
  'waiting',
  'chargedCancellations',
  'noShows',
  'onTimeShare',
  'leadMinutes',
] as const;
export type Measure = (typeof MEASURES)[number];

export const GRAINS = ['day', 'week', 'month'] as const;
export type Grain = (typeof GRAINS)[number];

/** What trips can be told apart by. `hour` is an hour of a weekday: `1-08` is Mondays from eight. */
export const DIMENSIONS = [
  'account',
  'group',
  'passenger',
  'booker',
  'fleet',
  'vehicle',
  'paymentType',
  'field',
  'hour',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Dimensions whose values belong to an account: a fleet manager names one. */
export const ACCOUNT_DIMENSIONS: readonly Dimension[] = ['group', 'passenger', 'booker', 'field'];

/** The longest period of a report, in days: three years. */
export const LONGEST_REPORT_DAYS = 1096;
/** The longest period by day. */
export const LONGEST_DAILY_REPORT = 400;
/** Rows of a report by a dimension. */
export const MOST_FIGURE_ROWS = 1000;
