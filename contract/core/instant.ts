import { z } from 'zod';
import { isMissing } from './isMissing.ts';
import { isYearInRange } from './yearRange.ts';

/** An instant that a caller sends: ISO 8601 in UTC, of a year that means something. */
export const instantSchema = z.iso.datetime().refine(isYearInRange, { error: 'dateTime' });

/** A day of the calendar that a caller sends, without a zone: `2026-11-20`. */
export const daySchema = z.iso
  .date({ error: ({ input }) => (isMissing(input) ? undefined : 'date') })
  .refine(isYearInRange, { error: 'date' });
