import { PAGE_SIZES } from '../../contract/core/listLimits.ts';

/** What a list's parameter may be in its address. */
export type Accepts = (text: string) => boolean;

/** What every list takes for page and page size, whichever it is. */
export const PAGING: Readonly<Record<string, Accepts>> = {
  order: (text) => text === 'ASC' || text === 'DESC',
  page: (text) => /^[1-9]\d{0,8}$/.test(text),
  perPage: (text) => PAGE_SIZES.some((size) => text === String(size)),
};

/** The parameters of an address that a list cannot show: somebody changed it by hand, or it is old. */
export const wrongParams = (
  query: URLSearchParams,
  accepted: Readonly<Record<string, Accepts>>,
): string[] =>
  Object.entries(accepted)
    .filter(([name, accepts]) => query.has(name) && !accepts(query.get(name) ?? ''))
    .map(([name]) => name);
