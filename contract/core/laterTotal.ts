/**
 * Of a list whose exact total takes long, such as of a word that a quarter of a million trips share: a
 * caller who sends `Prefer: count=later` is told at once that there are at least so many, and asks for
 * the total beside it, with a page of one row and without the preference.
 */
export const COUNT_LATER = 'count=later';

/** Up to so many rows a total is exact for those too. */
export const COUNTED_AT_ONCE = 10_000;

/** Header that stands for `x-total-count` where that is not known yet. */
export const TOTAL_AT_LEAST = 'x-total-at-least';

/** Whether a `Prefer` header asks for it. What else one may ask for is nothing to us (RFC 7240). */
export const prefersCountLater = (prefer: string | undefined): boolean =>
  prefer?.split(',').some((one) => one.trim().toLowerCase() === COUNT_LATER) ?? false;
