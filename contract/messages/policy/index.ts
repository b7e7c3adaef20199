import type { Language } from '../../core/languages.ts';
import { policy as de } from '../de/policy.ts';
import { policy as en } from '../en/policy.ts';
import { policy as es } from '../es/policy.ts';
import { policy as fi } from '../fi/policy.ts';
import { policy as fr } from '../fr/policy.ts';
import { policy as hu } from '../hu/policy.ts';
import { policy as it } from '../it/policy.ts';
import { policy as nl } from '../nl/policy.ts';
import { policy as pt } from '../pt/policy.ts';
import { policy as sv } from '../sv/policy.ts';
import type { PolicyTexts } from './texts.ts';

/** Texts about travel rules, by language. Pages load a single language from its file. */
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
