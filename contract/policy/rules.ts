import { z } from 'zod';
import { coordinates } from '../booking/geo.ts';

/** The kinds of rule that a travel restriction can have. */
export const RULE_KINDS = [
  'location',
  'maxAmount',
  'frequency',
  'dateTime',
  'distance',
  'time',
] as const;
/** The periods over which a limit is counted. Weeks begin on Monday. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

export const LOCATION_RULE_TYPES = ['between', 'from', 'to'] as const;
/** In the order of ISO 8601. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const MAX_RULES = 50;
export const MAX_SLOTS = 2;
/** How far a location rule reaches from its address by default, in metres. */
export const DEFAULT_RADIUS_METERS = 500;
/** The least and greatest radius around a place of a rule. */
export const RADIUS_METERS = { min: 50, max: 100_000 };
/** The greatest limits that rules can set. */
export const MOST = { minorUnits: 1_000_000_000, trips: 1000, meters: 2_000_000, minutes: 1440 };
/** The shortest of the longest distances that a rule can set. */
export const LEAST_METERS = 100;

export const timeOfDaySchema = z.strictObject({
  hours: z.int().min(0).max(23),
  minutes: z.int().min(0).max(59),
});
export type TimeOfDay = z.infer<typeof timeOfDaySchema>;

/** Stands for a text that was not a time. It is no time of day, so a rule with it is refused. */
export const NO_TIME: TimeOfDay = { hours: Number.NaN, minutes: Number.NaN };
export const isTimeOfDay = (time: TimeOfDay): boolean => timeOfDaySchema.safeParse(time).success;

/** A time of day as minutes since midnight. */
export const minutesOf = ({ hours, minutes }: TimeOfDay): number => hours * 60 + minutes;

/** Both ends are included, so that a full day is 00:00 to 23:59. */
const slot = z
  .strictObject({ startTime: timeOfDaySchema, endTime: timeOfDaySchema })
  .refine(({ startTime, endTime }) => minutesOf(startTime) <= minutesOf(endTime), {
    path: ['endTime'],
    error: 'endBeforeStart',
  });
export type TimeSlot = z.infer<typeof slot>;

export const FULL_DAY: TimeSlot = {
  startTime: { hours: 0, minutes: 0 },
  endTime: { hours: 23, minutes: 59 },
};
export const isFullDay = ({ startTime, endTime }: TimeSlot): boolean =>
  minutesOf(startTime) === 0 && minutesOf(endTime) === minutesOf(FULL_DAY.endTime);

export const doOverlap = (a: TimeSlot, b: TimeSlot): boolean =>
  minutesOf(a.startTime) <= minutesOf(b.endTime) && minutesOf(b.startTime) <= minutesOf(a.endTime);

export const rulePlaceSchema = coordinates.extend({ address: z.string().trim().min(1).max(500) });
const id = z.uuid();

export const ruleSchema = z.discriminatedUnion('type', [
  z
    .strictObject({
      id,
      type: z.literal('location'),
      locationRuleType: z.enum(LOCATION_RULE_TYPES),
      /** Of `from` and `between`; null for `to`. */
      origin: rulePlaceSchema.nullable().default(null),
      /** Of `to` and `between`; null for `from`. */
      destination: rulePlaceSchema.nullable().default(null),
      radiusMeters: z
        .int()
        .min(RADIUS_METERS.min)
        .max(RADIUS_METERS.max)
        .default(DEFAULT_RADIUS_METERS),
    })
    .refine(({ locationRuleType, origin }) => locationRuleType === 'to' || origin !== null, {
      path: ['origin'],
      error: 'required',
    })
    .refine(
      ({ locationRuleType, destination }) => locationRuleType === 'from' || destination !== null,
      { path: ['destination'], error: 'required' },
    ),
  z.strictObject({
    id,
    type: z.literal('maxAmount'),
    /** Minor units of the channel's currency. */
    amount: z.int().min(1).max(MOST.minorUnits),
    maxAmountRuleType: z.enum(LIMIT_PERIODS),
  }),
  z.strictObject({
    id,
    type: z.literal('frequency'),
    maxNumberOfBookings: z.int().min(1).max(MOST.trips),
    frequencyRuleType: z.enum(LIMIT_PERIODS),
  }),
  z
    .strictObject({
      id,
      type: z.literal('dateTime'),
      dateTimeRuleType: z.enum(WEEKDAYS),
      /** When no trip may start on that weekday, by the clock at the pickup. */
      dateTimeSlots: z.array(slot).min(1).max(MAX_SLOTS),
    })
    .refine(
      ({ dateTimeSlots: [first, second] }) => !first || !second || !doOverlap(first, second),
      {
        path: ['dateTimeSlots'],
        error: 'slotsOverlap',
      },
    ),
  z.strictObject({
    id,
    type: z.literal('distance'),
    maxDistanceMeters: z.int().min(LEAST_METERS).max(MOST.meters),
  }),
  z.strictObject({
    id,
    type: z.literal('time'),
    maxDurationMinutes: z.int().min(1).max(MOST.minutes),
  }),
]);
export type Rule = z.infer<typeof ruleSchema>;
export type RuleOf<K extends Rule['type']> = Extract<Rule, { type: K }>;

/**
 * What a rule is about, where only one such rule is allowed: one limit for each period, one set of
 * slots for each weekday.
 */
export function subjectOf(rule: Rule): string | null {
  switch (rule.type) {
    case 'location':
      return null;
    case 'maxAmount':
      return `maxAmount ${rule.maxAmountRuleType}`;
    case 'frequency':
      return `frequency ${rule.frequencyRuleType}`;
    case 'dateTime':
      return `dateTime ${rule.dateTimeRuleType}`;
    case 'distance':
    case 'time':
      return rule.type;
  }
}

/** The rules of one travel restriction. A second rule about the same thing is refused. */
export const rulesSchema = z
  .array(ruleSchema)
  .max(MAX_RULES)
  .superRefine((rules, refinement) => {
    const said = new Set<string>();
    for (const [at, rule] of rules.entries())
      for (const subject of [`id ${rule.id}`, subjectOf(rule)])
        if (subject !== null) {
          if (said.has(subject))
            refinement.addIssue({ code: 'custom', path: [at], message: 'ruleTwice' });
          said.add(subject);
        }
  });
