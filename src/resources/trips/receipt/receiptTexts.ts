import { type Language, languageOf } from '../../../../contract/core/languages.ts';
import type { TripTexts } from '../../../../contract/messages/trip/texts.ts';
import { offeredLanguage } from '../../../i18n/languages.ts';
import { textsLoader } from '../../../i18n/textsLoader.ts';

/** A receipt's texts: fetched when one is made. */
export const receiptTexts = textsLoader(
  import.meta.glob<TripTexts>('../../../../contract/messages/*/trip.ts', { import: 'trip' }),
);

/**
 * The language of a receipt: the console's, but for people who are written to in one that the
 * console does not speak. They get theirs.
 * @param shown the language the console is read in
 */
export const receiptLanguage = (shown: string, communicationLanguage: Language): Language =>
  offeredLanguage(communicationLanguage) ? languageOf(shown) : communicationLanguage;
