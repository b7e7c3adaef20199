import type { Language } from '../../core/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
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
