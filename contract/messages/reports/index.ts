import type { Language } from '../../core/languages.ts';
import { reports as de } from '../de/reports.ts';
import { reports as en } from '../en/reports.ts';
import { reports as es } from '../es/reports.ts';
import { reports as fi } from '../fi/reports.ts';
import { reports as fr } from '../fr/reports.ts';
import { reports as hu } from '../hu/reports.ts';
import { reports as it } from '../it/reports.ts';
import { reports as nl } from '../nl/reports.ts';
import { reports as pt } from '../pt/reports.ts';
import { reports as sv } from '../sv/reports.ts';
import type { ReportTexts } from './texts.ts';

/** What downloaded reports say, by language. */
export const reportTexts: Record<Language, ReportTexts> = {
  en,
  de,
  es,
  fr,
  it,
  hu,
  nl,
  pt,
  fi,
  sv,
};
