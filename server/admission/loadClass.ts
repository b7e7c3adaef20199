/** What calls are for, most urgent first: the later ones are refused first when there is too much. */
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
  /** How many calls of this class and of more urgent ones there may be, as a multiple of the places. */
  share: number;
  /** Seconds after which to ask again, at least; at most twice as long. */
  retryAfter: number;
}

export const TREATMENT: Readonly<Record<LoadClass, Treatment>> = {
  booking: { share: 2, retryAfter: 1 },
  row: { share: 1, retryAfter: 1 },
  list: { share: 0.6, retryAfter: 2 },
  bulk: { share: 0.3, retryAfter: 10 },
  signIn: { share: 0.2, retryAfter: 5 },
};
