import type {
  LimitPeriod,
  Rule,
  RuleOf,
  TimeSlot,
  Weekday,
} from '../../../contract/policy/rules.ts';

// Reads the values of the editor's controls from the rules, and changes the rules when a control
// changes. Clearing a control removes its rule.

export type RuleKind = Rule['type'];

export const ofKind = (rules: readonly Rule[], kind: RuleKind): Rule[] =>
  rules.filter(({ type }) => type === kind);
export const withoutKind = (rules: readonly Rule[], kind: RuleKind): Rule[] =>
  rules.filter(({ type }) => type !== kind);

const newId = () => crypto.randomUUID();

/** Replaces the matching rule with another, or appends it; null removes the matching rule. */
function withRule(
  rules: readonly Rule[],
  isLike: (rule: Rule) => boolean,
  make: ((id: string) => Rule) | null,
): Rule[] {
  const at = rules.findIndex(isLike);
  if (!make) return rules.filter((_, index) => index !== at);
  if (at === -1) return [...rules, make(newId())];
  return rules.map((rule, index) => (index === at ? make(rule.id) : rule));
}

const isSpending = (period: LimitPeriod) => (rule: Rule) =>
  rule.type === 'maxAmount' && rule.maxAmountRuleType === period;
const isFrequency = (period: LimitPeriod) => (rule: Rule) =>
  rule.type === 'frequency' && rule.frequencyRuleType === period;

/** Minor units; null for no limit. */
export function spendingOf(rules: readonly Rule[], period: LimitPeriod): number | null {
  const rule = rules.find(isSpending(period));
  return rule?.type === 'maxAmount' ? rule.amount : null;
}
export const withSpending = (
  rules: readonly Rule[],
  period: LimitPeriod,
  amount: number | null,
): Rule[] =>
  withRule(
    rules,
    isSpending(period),
    amount === null ? null : (id) => ({ id, type: 'maxAmount', amount, maxAmountRuleType: period }),
  );

/** Trips; null for no limit. */
export function frequencyOf(rules: readonly Rule[], period: LimitPeriod): number | null {
  const rule = rules.find(isFrequency(period));
  return rule?.type === 'frequency' ? rule.maxNumberOfBookings : null;
}
export const withFrequency = (
  rules: readonly Rule[],
  period: LimitPeriod,
  maxNumberOfBookings: number | null,
): Rule[] =>
  withRule(
    rules,
    isFrequency(period),
    maxNumberOfBookings === null
      ? null
      : (id) => ({ id, type: 'frequency', maxNumberOfBookings, frequencyRuleType: period }),
  );

const isDistance = (rule: Rule) => rule.type === 'distance';
const isTime = (rule: Rule) => rule.type === 'time';

/** Metres; null for no limit. */
export function distanceOf(rules: readonly Rule[]): number | null {
  const rule = rules.find(isDistance);
  return rule?.type === 'distance' ? rule.maxDistanceMeters : null;
}
export const withDistance = (rules: readonly Rule[], maxDistanceMeters: number | null): Rule[] =>
  withRule(
    rules,
    isDistance,
    maxDistanceMeters === null ? null : (id) => ({ id, type: 'distance', maxDistanceMeters }),
  );

/** Minutes; null for no limit. */
export function durationOf(rules: readonly Rule[]): number | null {
  const rule = rules.find(isTime);
  return rule?.type === 'time' ? rule.maxDurationMinutes : null;
}
export const withDuration = (rules: readonly Rule[], maxDurationMinutes: number | null): Rule[] =>
  withRule(
    rules,
    isTime,
    maxDurationMinutes === null ? null : (id) => ({ id, type: 'time', maxDurationMinutes }),
  );

const isOfDay = (weekday: Weekday) => (rule: Rule) =>
  rule.type === 'dateTime' && rule.dateTimeRuleType === weekday;

/** The times when nobody travels on a weekday; empty for no restriction. */
export function slotsOf(rules: readonly Rule[], weekday: Weekday): TimeSlot[] {
  const rule = rules.find(isOfDay(weekday));
  return rule?.type === 'dateTime' ? rule.dateTimeSlots : [];
}
export const withSlots = (
  rules: readonly Rule[],
  weekday: Weekday,
  dateTimeSlots: TimeSlot[],
): Rule[] =>
  withRule(
    rules,
    isOfDay(weekday),
    dateTimeSlots.length === 0
      ? null
      : (id) => ({ id, type: 'dateTime', dateTimeRuleType: weekday, dateTimeSlots }),
  );

export type PlaceRule = RuleOf<'location'>;

export const placesOf = (rules: readonly Rule[]): PlaceRule[] =>
  rules.filter((rule) => rule.type === 'location');

export const withPlace = (rules: readonly Rule[], place: PlaceRule): Rule[] =>
  rules.map((rule) => (rule.id === place.id ? place : rule));

export const addPlace = (rules: readonly Rule[], radiusMeters: number): Rule[] => [
  ...rules,
  {
    id: newId(),
    type: 'location',
    locationRuleType: 'from',
    origin: null,
    destination: null,
    radiusMeters,
  },
];

export const withoutRule = (rules: readonly Rule[], id: string): Rule[] =>
  rules.filter((rule) => rule.id !== id);
