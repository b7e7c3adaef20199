import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';
import { formatLocale } from '../../core/format.ts';
import type { Rule } from '../../policy/rules.ts';
import { messages } from '../messages.ts';
import { type PolicyFormat, ruleSentences, violationTexts } from './sentences.ts';

const id = '00000000-0000-4000-8000-000000000001';
const place = { latitude: 51.5, longitude: -0.1, address: 'The Savoy, Strand' };
const other = { latitude: 51.4, longitude: -0.4, address: 'Heathrow Terminal 5' };
const at = (hours: number, minutes = 0) => ({ hours, minutes });
const from = { id, type: 'location', locationRuleType: 'from', radiusMeters: 500 } as const;
const office = {
  id,
  type: 'dateTime',
  dateTimeRuleType: 'friday',
  dateTimeSlots: [
    { startTime: at(9), endTime: at(12) },
    { startTime: at(13, 30), endTime: at(23, 59) },
  ],
} satisfies Rule;
const rules: Rule[] = [
  { id, type: 'maxAmount', amount: 4000, maxAmountRuleType: 'day' },
  { ...from, origin: place, destination: null },
  { id, type: 'frequency', maxNumberOfBookings: 3, frequencyRuleType: 'week' },
  office,
  {
    ...office,
    dateTimeRuleType: 'sunday',
    dateTimeSlots: [{ startTime: at(0), endTime: at(23, 59) }],
  },
  { id, type: 'distance', maxDistanceMeters: 16_093 },
  { id, type: 'time', maxDurationMinutes: 45 },
  { ...from, locationRuleType: 'between', origin: place, destination: other },
];
const formatIn = (language: (typeof LANGUAGES)[number]): PolicyFormat => ({
  texts: messages[language].policy,
  locale: formatLocale(language, 'en-GB'),
  currency: 'GBP',
  distanceUnit: 'mi',
});
const english = formatIn('en');

it('writes rules as sentences in a fixed order, with all places together at the beginning', () => {
  expect(ruleSentences(rules, english)).toEqual([
    'Only trips from The Savoy, Strand or between The Savoy, Strand and Heathrow Terminal 5',
    'Spending per day: at most £40.00',
    'Trips per week: at most 3',
    'Distance: at most 10.00 mi',
    'Travel time: at most 45 min',
    'Friday: no trips from 09:00 to 12:00 and 13:30 to 23:59',
    'Sunday: no trips',
  ]);
});

it('says by how much a limit is exceeded, and what is left of it', () => {
  const rule = { id, type: 'maxAmount', amount: 4000, maxAmountRuleType: 'day' } as const;
  expect(
    violationTexts({ kind: 'maxAmount', rule, used: 3100, amount: 2000, outbound: 0 }, english),
  ).toEqual({
    message: 'Spending per day: at most £40.00. Used so far: £31.00. This trip: up to £20.00.',
    remedy: 'Choose a trip of up to £9.00. Choose another day.',
  });
  // The trip would cost as much on any other day.
  expect(
    violationTexts({ kind: 'maxAmount', rule, used: 0, amount: 5000, outbound: 0 }, english).remedy,
  ).toBe('Choose a trip of up to £40.00.');
  expect(
    violationTexts({ kind: 'maxAmount', rule, used: 4000, amount: 10, outbound: 0 }, english)
      .remedy,
  ).toBe('Choose another day.');
  // Nothing is left, and the trip would be too much on any other day, too.
  expect(
    violationTexts({ kind: 'maxAmount', rule, used: 4000, amount: 5000, outbound: 0 }, english)
      .remedy,
  ).toBe('Choose another day and a trip of up to £40.00.');
});

it('names the outbound trip of a return apart from what was used before', () => {
  const spending = { id, type: 'maxAmount', amount: 4000, maxAmountRuleType: 'day' } as const;
  const spent = { used: 3100, amount: 2000, outbound: 1500 };
  expect(violationTexts({ kind: 'maxAmount', rule: spending, ...spent }, english)).toEqual({
    message:
      'Spending per day: at most £40.00. Used so far: £16.00. Outbound trip: up to £15.00. This trip: up to £20.00.',
    remedy: 'Choose a trip of up to £9.00. Choose another day.',
  });
  const trips = {
    id,
    type: 'frequency',
    maxNumberOfBookings: 2,
    frequencyRuleType: 'day',
  } as const;
  expect(
    violationTexts({ kind: 'frequency', rule: trips, used: 2, outbound: 1 }, english).message,
  ).toBe('Trips per day: at most 2. Booked already: 1. The outbound trip also counts.');
});

it.each([
  [0, 10 * 60, 'Choose a time up to 08:59 or from 12:01.'],
  [1, 14 * 60, 'Choose a time up to 13:29. Choose another day.'],
])('offers the nearest free times of the day around slot %i', (slot, pickupMinutes, remedy) => {
  const violation = {
    kind: 'dateTime',
    rule: office,
    slot: office.dateTimeSlots[slot]!,
    pickupMinutes,
  } as const;
  expect(violationTexts(violation, english).remedy).toBe(remedy);
});

it.each([
  ['en', 'Travel time: at most 45 min. This trip: 60 min.'],
  ['de', 'Fahrzeit: höchstens 45 Min. Diese Fahrt: 60 Min.'],
  ['hu', 'Menetidő: legfeljebb 45 perc. Ez az utazás: 60 perc.'],
] as const)('writes minutes in %s as forms do, with one full stop', (language, message) => {
  const rule = { id, type: 'time', maxDurationMinutes: 45 } as const;
  const violation = { kind: 'time', rule, durationMinutes: 60 } as const;
  expect(violationTexts(violation, formatIn(language)).message).toBe(message);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every sentence is filled in', () => {
    const sentences = ruleSentences(rules, formatIn(language));
    expect(sentences).toHaveLength(7);
    for (const sentence of sentences) expect(sentence).not.toMatch(/%\{|undefined|^\s|\s$/);
  });
});
