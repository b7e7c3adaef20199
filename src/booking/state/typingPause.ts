import type { BookingDraft } from '../../../contract/booking/draft.ts';
import { isHalfTyped } from '../../../contract/booking/timeField.ts';

const TYPED_TIME_PAUSE_MS = 500;

/**
 * For how many milliseconds to wait before a question about a draft. Each digit of a time makes
 * another trip of it, and the fares of all offers would be requested for each.
 */
export const typingPause = ({ time }: Pick<BookingDraft, 'time'>): number =>
  isHalfTyped(time) ? TYPED_TIME_PAUSE_MS : 0;
