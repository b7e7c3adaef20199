import { readPoint } from '../../../contract/booking/pointText.ts';

/**
 * Whether an address has every typed word, also as a part of a longer word. A typed point matches
 * no address.
 */
export const hasWords = (address: string, typed: string): boolean =>
  readPoint(typed) === null &&
  typed
    .toLowerCase()
    .split(/[\s,]+/)
    .every((word) => address.toLowerCase().includes(word));
