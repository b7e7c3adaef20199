import type { Language } from '../../core/languages.ts';
import { status as de } from '../de/status.ts';
import { status as en } from '../en/status.ts';
import { status as es } from '../es/status.ts';
import { status as fi } from '../fi/status.ts';
import { status as fr } from '../fr/status.ts';
import { status as hu } from '../hu/status.ts';
import { status as it } from '../it/status.ts';
import { status as nl } from '../nl/status.ts';
import { status as pt } from '../pt/status.ts';
import { status as sv } from '../sv/status.ts';
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
