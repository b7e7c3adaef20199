/** Limits of a list's search, in a file without zod for the console's first page. */

export const MAX_PER_PAGE = 100;
/** The page sizes that every list offers. A reader may also have as many rows as the window shows. */
export const PAGE_SIZES = [10, 20, 30] as const;
export const DEFAULT_PER_PAGE = 10;
/** One less than a read has at most, because lists ask for one row more to know of a next page. */
export const MAX_PAGE_SIZE = MAX_PER_PAGE - 1;
export const isPageSize = (size: number): boolean =>
  Number.isInteger(size) && size >= DEFAULT_PER_PAGE && size <= MAX_PAGE_SIZE;
/** Searches start at this many characters; shorter ones are not sent. */
export const SEARCH_MIN_LENGTH = 3;
/** Accounts are searched for from two characters on, since many are known by two letters. */
export const ACCOUNT_SEARCH_MIN_LENGTH = 2;
/** Longer searches for people and addresses are refused. */
export const SEARCH_MAX_LENGTH = 200;

/** Of the filters of trips. */
export const FILTER_TEXT_MAX_LENGTH = 300;
export const MAX_VEHICLE_CLASSES = 20;
