import type { BookingDraft } from '../../../contract/booking/draft.ts';
import { isHalfTyped } from '../../../contract/booking/timeField.ts';
import type { Read } from '../../dataProvider/http.ts';
import { pause } from '../../dataProvider/retryAfter.ts';

const TYPED_TIME_PAUSE_MS = 500;

/**
 * Asks when the user pauses in typing. If another text follows, the first is given up before it is
 * asked for; the pause itself draws nothing.
 * @param delay in milliseconds; with 0 the question is asked at once
 */
export const afterPause =
  <T>(delay: number, ask: (read: Read) => Promise<T>) =>
  async ({ signal }: Read): Promise<T> => {
    if (delay > 0) await pause(delay, signal);
    return ask({ signal });
  };

/**
 * For how many milliseconds to wait before a question about a draft. Each digit of a time makes
 * another trip of it, and the fares of all offers would be requested for each.
 */
export const typingPause = ({ time }: Pick<BookingDraft, 'time'>): number =>
  isHalfTyped(time) ? TYPED_TIME_PAUSE_MS : 0;
