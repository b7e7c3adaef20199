import { z } from 'zod';

/** Years that an instant may lie in: PostgreSQL knows no year 0, and nobody books in the year 9999. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** For dates and times written with their year first. */
export const isYearInRange = (value: string): boolean => {
  const year = Number(value.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};

/** An instant that a caller sends: ISO 8601 in UTC, of a year that means something. */
export const instantSchema = z.iso.datetime().refine(isYearInRange, { error: 'dateTime' });

/** A day of the calendar that a caller sends, without a zone: `2026-11-20`. */
export const daySchema = z.iso.date().refine(isYearInRange, { error: 'dateTime' });
