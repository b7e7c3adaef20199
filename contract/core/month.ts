import { dateTimeFormat } from './keptFormats.ts';

/** `November 2026` of `2026-11`. */
export const monthText = (month: string, locale: string): string =>
  dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/**
 * The last months up to that of a day, the latest first.
 * @example monthsUntil('2026-01-20', 2) // ['2026-01', '2025-12']
 */
export const monthsUntil = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, before) =>
    new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - before))
      .toISOString()
      .slice(0, 7),
  );
