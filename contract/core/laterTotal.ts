/**
 * For lists whose exact total takes long, such as a search for a word that a quarter of a million
 * trips share. A caller who sends `Prefer: count=later` gets the page immediately with a lower
 * bound, and asks for the total in a second call, with a page of one row and without the
 * preference.
 */
export const COUNT_LATER = 'count=later';

/** Up to this many rows the total is exact for those callers too. */
export const COUNTED_AT_ONCE = 10_000;

/** Header that stands for `x-total-count` where that is not known yet. */
export const TOTAL_AT_LEAST = 'x-total-at-least';

/** Whether a `Prefer` header asks for this; other preferences are ignored, as RFC 7240 allows. */
export const prefersCountLater = (prefer: string | undefined): boolean =>
  prefer?.split(',').some((one) => one.trim().toLowerCase() === COUNT_LATER) ?? false;
