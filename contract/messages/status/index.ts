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
import type { StatusTexts } from './texts.ts';

/** What the statuses of trips are called, by language. */
export const statusTexts: Record<Language, StatusTexts> = {
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
