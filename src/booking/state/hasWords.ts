import { readPoint } from '../../../contract/booking/pointText.ts';

/** Whether an address has every word of what is typed, also as parts of words; no address has those of a point. */
export const hasWords = (address: string, typed: string): boolean =>
  readPoint(typed) === null &&
  typed
    .toLowerCase()
    .split(/[\s,]+/)
    .every((word) => address.toLowerCase().includes(word));
