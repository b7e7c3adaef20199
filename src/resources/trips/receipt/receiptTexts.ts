import type { TripTexts } from '../../../../contract/messages/trip/texts.ts';
import { textsLoader } from '../../../i18n/textsLoader.ts';

/** A receipt's texts: fetched when one is made. */
export const receiptTexts = textsLoader(
  import.meta.glob<TripTexts>('../../../../contract/messages/*/trip.ts', { import: 'trip' }),
);
