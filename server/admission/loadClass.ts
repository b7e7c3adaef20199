/**
 * The purposes of calls, most urgent first: under too much load the last ones are refused first.
 */
export const LOAD_CLASSES = ['booking', 'row', 'list', 'bulk', 'signIn'] as const;

/**
 * - `booking`: what somebody needs to book, change or cancel a trip, and reports of trips and payments
 * - `row`: single rows, read or written
 * - `list`: pages of rows
 * - `bulk`: files, imports and batches
 * - `signIn`: passwords
 */
export type LoadClass = (typeof LOAD_CLASSES)[number];

interface Treatment {
  /** How many calls of this and more urgent classes there may be, as a multiple of the places. */
  share: number;
  /** The least number of seconds after which to ask again; the most is twice as long. */
  retryAfter: number;
}

export const TREATMENT: Readonly<Record<LoadClass, Treatment>> = {
  booking: { share: 2, retryAfter: 1 },
  row: { share: 1, retryAfter: 1 },
  list: { share: 0.6, retryAfter: 2 },
  bulk: { share: 0.3, retryAfter: 10 },
  signIn: { share: 0.2, retryAfter: 5 },
};
