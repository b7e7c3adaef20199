import type { Language } from '../core/languages.ts';

/**
 * How a CSV file is written. `comma`: commas between cells and decimal points, as most programs and
 * the spreadsheets of English-speaking countries read it. `semicolon`: semicolons and decimal
 * commas, as the spreadsheets of most other countries read it.
 */
export const CSV_FORMATS = ['comma', 'semicolon'] as const;
export type CsvFormat = (typeof CSV_FORMATS)[number];

/** What the spreadsheet of somebody who reads a language is most likely set to. */
export const csvFormatFor = (language: Language): CsvFormat =>
  language === 'en' ? 'comma' : 'semicolon';
