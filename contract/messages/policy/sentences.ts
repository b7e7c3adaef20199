import { formatDistance, formatMoney } from '../../core/format.ts';
import { dateTimeFormat, listFormat, numberFormat } from '../../core/keptFormats.ts';
import type { Channel } from '../../core/channel.ts';
import type { Violation } from '../../policy/judge.ts';
import {
  isFullDay,
  minutesOf,
  type Rule,
  type RuleOf,
  type TimeOfDay,
  type Weekday,
  WEEKDAYS,
} from '../../policy/rules.ts';
import { byShownOrder } from '../../policy/shownOrder.ts';
import { fillIn } from '../fillIn.ts';
import type { PolicyTexts } from './texts.ts';

/** How amounts, distances and days are written. */
export interface PolicyFormat {
  texts: PolicyTexts;
  /** A tag such as `en-GB`. */
  locale: string;
  currency: string;
  distanceUnit: Channel['distanceUnit'];
}

const LAST_MINUTE = 24 * 60 - 1;
/** A Monday, from which the names of the weekdays are made. */
const FIRST_DAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function weekdayName(
  weekday: Weekday,
  locale: string,
  length: 'long' | 'short' = 'long',
): string {
  const day = new Date(FIRST_DAY + WEEKDAYS.indexOf(weekday) * DAY);
  return capitalised(dateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(day));
}

const two = (value: number) => String(value).padStart(2, '0');
export const clock = ({ hours, minutes }: TimeOfDay) => `${two(hours)}:${two(minutes)}`;
const clockOf = (minutes: number) =>
  clock({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

/** By the texts: British English would otherwise have “mins”, and Hungarian only “p”. */
export const minutesText = (minutes: number, { texts, locale }: PolicyFormat) =>
  fillIn(texts.minutes, { minutes: numberFormat(locale, {}).format(minutes) });

/** A unit such as German „Min.“ already ends its sentence. */
const withSingleStops = (text: string) => text.replaceAll('..', '.');

const join = (parts: string[], locale: string, type: Intl.ListFormatType) =>
  listFormat(locale, { type }).format(parts);

function locationText(rules: readonly RuleOf<'location'>[], { texts, locale }: PolicyFormat) {
  const places = rules.map(({ locationRuleType, origin, destination }) =>
    fillIn(texts.rules.places[locationRuleType], {
      origin: origin?.address ?? '',
      destination: destination?.address ?? '',
    }),
  );
  return fillIn(texts.rules.location, { places: join(places, locale, 'disjunction') });
}

/**
 * One rule as a sentence without a full stop.
 * @example ruleText(rule, format) // 'Spending per day: at most £40.00'
 */
export function ruleText(rule: Rule, format: PolicyFormat): string {
  const { texts, locale, currency, distanceUnit } = format;
  switch (rule.type) {
    case 'location':
      return locationText([rule], format);
    case 'maxAmount':
      return fillIn(texts.rules.maxAmount[rule.maxAmountRuleType], {
        limit: formatMoney(rule.amount, currency, locale),
      });
    case 'frequency':
      return fillIn(texts.rules.frequency[rule.frequencyRuleType], {
        limit: numberFormat(locale, {}).format(rule.maxNumberOfBookings),
      });
    case 'dateTime': {
      const weekday = weekdayName(rule.dateTimeRuleType, locale);
      if (rule.dateTimeSlots.some(isFullDay)) return fillIn(texts.rules.fullDay, { weekday });
      const slots = rule.dateTimeSlots.map(({ startTime, endTime }) =>
        fillIn(texts.rules.slot, { start: clock(startTime), end: clock(endTime) }),
      );
      return fillIn(texts.rules.dateTime, { weekday, slots: join(slots, locale, 'conjunction') });
    }
    case 'distance':
      return fillIn(texts.rules.distance, {
        limit: formatDistance(rule.maxDistanceMeters, distanceUnit, locale),
      });
    case 'time':
      return fillIn(texts.rules.time, { limit: minutesText(rule.maxDurationMinutes, format) });
  }
}

/**
 * Rules as sentences, by kind, period and weekday; all location rules together make one sentence,
 * which comes first.
 */
export function ruleSentences(rules: readonly Rule[], format: PolicyFormat): string[] {
  const places = rules.filter((rule) => rule.type === 'location');
  const others = rules.filter((rule) => rule.type !== 'location').toSorted(byShownOrder);
  const sentences = others.map((rule) => ruleText(rule, format));
  return places.length > 0 ? [locationText(places, format), ...sentences] : sentences;
}

/** The nearest allowed start times on that day. */
function timeRemedy(
  { rule, slot }: Extract<Violation, { kind: 'dateTime' }>,
  { remedies }: PolicyTexts,
): string {
  const isFree = (minutes: number) =>
    minutes >= 0 &&
    minutes <= LAST_MINUTE &&
    !rule.dateTimeSlots.some(
      ({ startTime, endTime }) => minutesOf(startTime) <= minutes && minutes <= minutesOf(endTime),
    );
  const [before, after] = [minutesOf(slot.startTime) - 1, minutesOf(slot.endTime) + 1];
  const times = {
    before: isFree(before) ? clockOf(before) : '',
    after: isFree(after) ? clockOf(after) : '',
  };
  if (times.before && times.after) return fillIn(remedies.beforeOrAfter, times);
  // It may have passed already on that day.
  if (times.before) return `${fillIn(remedies.before, times)} ${remedies.anotherPeriod.day}`;
  return times.after ? fillIn(remedies.after, times) : remedies.anotherPeriod.day;
}

/** A trip for what is left of the limit, or one in another period. */
function amountRemedy(
  { rule, used, amount }: Extract<Violation, { kind: 'maxAmount' }>,
  { texts: { remedies }, locale, currency }: PolicyFormat,
): string {
  const money = (minorUnits: number) => formatMoney(minorUnits, currency, locale);
  const period = rule.maxAmountRuleType;
  const left = rule.amount - used;
  const isTooMuchAnyTime = amount > rule.amount;
  if (left <= 0 && isTooMuchAnyTime)
    return fillIn(remedies.anotherPeriodWithin[period], { limit: money(rule.amount) });
  const ways = [
    left > 0 ? fillIn(remedies.amountLeft, { left: money(left) }) : '',
    isTooMuchAnyTime ? '' : remedies.anotherPeriod[period],
  ];
  return ways.filter(Boolean).join(' ');
}

/** Which rule a trip breaks, and what would make the trip allowed. */
export function violationTexts(
  violation: Violation,
  format: PolicyFormat,
): { message: string; remedy: string } {
  const { texts, locale, currency, distanceUnit } = format;
  const { measured, remedies } = texts;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const said = (rule: string, measure: string) => withSingleStops(`${rule}. ${measure}`);
  switch (violation.kind) {
    case 'location': {
      const { rules, areEndsAllowed, stops } = violation;
      const elsewhere = fillIn(measured.stops, { stops: join(stops, locale, 'conjunction') });
      const places = `${locationText(rules, format)}.`;
      const ways = [
        areEndsAllowed ? '' : remedies.location,
        stops.length > 0 ? remedies.stops : '',
      ];
      return {
        message: withSingleStops(stops.length > 0 ? `${places} ${elsewhere}` : places),
        remedy: ways.filter(Boolean).join(' '),
      };
    }
    case 'maxAmount': {
      const { rule, used, amount, outbound } = violation;
      const before = { used: money(used - outbound), outbound: money(outbound) };
      const text = outbound > 0 ? measured.maxAmountOfReturn : measured.maxAmount;
      return {
        message: said(ruleText(rule, format), fillIn(text, { ...before, amount: money(amount) })),
        remedy: amountRemedy(violation, format),
      };
    }
    case 'frequency': {
      const { rule, used, outbound } = violation;
      const count = numberFormat(locale, {}).format(used - outbound);
      const text = outbound > 0 ? measured.frequencyOfReturn : measured.frequency;
      return {
        message: said(ruleText(rule, format), fillIn(text, { used: count })),
        remedy: remedies.anotherPeriod[rule.frequencyRuleType],
      };
    }
    case 'dateTime':
      return {
        message: said(
          ruleText(violation.rule, format),
          fillIn(measured.dateTime, { time: clockOf(violation.pickupMinutes) }),
        ),
        remedy: timeRemedy(violation, texts),
      };
    case 'distance': {
      const actual = formatDistance(violation.distanceMeters, distanceUnit, locale);
      return {
        message: said(ruleText(violation.rule, format), fillIn(measured.trip, { actual })),
        remedy: remedies.shorter,
      };
    }
    case 'time': {
      const actual = minutesText(violation.durationMinutes, format);
      return {
        message: said(ruleText(violation.rule, format), fillIn(measured.trip, { actual })),
        remedy: remedies.shorter,
      };
    }
  }
}
