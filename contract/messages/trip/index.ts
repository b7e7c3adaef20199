import type { Language } from '../../core/languages.ts';
import { trip as de } from '../de/trip.ts';
import { trip as en } from '../en/trip.ts';
import { trip as es } from '../es/trip.ts';
import { trip as fi } from '../fi/trip.ts';
import { trip as fr } from '../fr/trip.ts';
import { trip as hu } from '../hu/trip.ts';
import { trip as it } from '../it/trip.ts';
import { trip as nl } from '../nl/trip.ts';
import { trip as pt } from '../pt/trip.ts';
import { trip as sv } from '../sv/trip.ts';
import type { TripTexts } from './texts.ts';

/** The words for the details of a trip, by language. Pages load a single language from its file. */
export const tripTexts: Record<Language, TripTexts> = { en, de, es, fr, it, hu, nl, pt, fi, sv };
