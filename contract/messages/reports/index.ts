import type { ConsoleLanguage } from '../../core/languages.ts';
import { en, type ReportTexts } from './en.ts';
import { fr } from './fr.ts';

/** What downloaded reports say, by language. */
export const reportTexts: Record<ConsoleLanguage, ReportTexts> = { en, fr };
