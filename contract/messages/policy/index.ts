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
import type { PolicyTexts } from './texts.ts';

/** What is said of travel rules, by language. Pages load one language from its file. */
export const policyTexts: Record<Language, PolicyTexts> = {
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
