import type { Language } from '../core/languages.ts';

/**
 * How a CSV file is written. `comma`: commas between cells and decimal points, as most programs and
 * the spreadsheets of English-speaking countries read it. `semicolon`: semicolons and decimal
 * commas, as the spreadsheets of most other countries read it.
 */
export const CSV_FORMATS = ['comma', 'semicolon'] as const;
export type CsvFormat = (typeof CSV_FORMATS)[number];

/** The format that spreadsheets of a language's readers are most likely set to. */
export const csvFormatFor = (language: Language): CsvFormat =>
  language === 'en' ? 'comma' : 'semicolon';
