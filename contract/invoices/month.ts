import { dateTimeFormat } from '../core/keptFormats.ts';

/** `November 2026` of `2026-11`. */
export const monthText = (month: string, locale: string): string =>
  dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
