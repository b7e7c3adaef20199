import {
  type Language,
  languageAmong,
  CONSOLE_LANGUAGES,
} from '../../../../contract/core/languages.ts';
import type { TripTexts } from '../../../../contract/messages/trip/texts.ts';

const load: Record<Language, () => Promise<TripTexts>> = {
  en: async () => (await import('../../../../contract/messages/trip/en.ts')).en,
  de: async () => (await import('../../../../contract/messages/trip/de.ts')).de,
  es: async () => (await import('../../../../contract/messages/trip/es.ts')).es,
  fr: async () => (await import('../../../../contract/messages/trip/fr.ts')).fr,
  it: async () => (await import('../../../../contract/messages/trip/it.ts')).it,
  hu: async () => (await import('../../../../contract/messages/trip/hu.ts')).hu,
  nl: async () => (await import('../../../../contract/messages/trip/nl.ts')).nl,
  pt: async () => (await import('../../../../contract/messages/trip/pt.ts')).pt,
  fi: async () => (await import('../../../../contract/messages/trip/fi.ts')).fi,
  sv: async () => (await import('../../../../contract/messages/trip/sv.ts')).sv,
};

/** A receipt's texts: fetched when one is made. */
export const receiptTexts = (language: Language): Promise<TripTexts> => load[language]();

/**
 * The language of a receipt: the console's, but for people who are written to in one that the
 * console does not speak. They get theirs.
 * @param shown the language the console is read in
 */
export const receiptLanguage = (shown: Language, communicationLanguage: Language): Language =>
  languageAmong(CONSOLE_LANGUAGES, communicationLanguage) ? shown : communicationLanguage;
