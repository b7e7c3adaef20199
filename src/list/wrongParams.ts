import { PAGE_SIZES } from '../../contract/core/listLimits.ts';

/** Whether a list accepts this parameter from its address. */
export type Accepts = (text: string) => boolean;

/** The parameters for paging and order that every list accepts. */
export const PAGING: Readonly<Record<string, Accepts>> = {
  order: (text) => text === 'ASC' || text === 'DESC',
  page: (text) => /^[1-9]\d{0,8}$/.test(text),
  perPage: (text) => PAGE_SIZES.some((size) => text === String(size)),
};

/** An order needs both the field and its direction. */
const isHalf = (query: URLSearchParams, name: string): boolean =>
  name === 'sort' && !query.has('order');

/**
 * The parameters of an address that a list cannot show, because the address is old or was changed
 * by hand.
 */
export const wrongParams = (
  query: URLSearchParams,
  accepted: Readonly<Record<string, Accepts>>,
): string[] =>
  Object.entries(accepted)
    .filter(([name]) => query.has(name))
    .filter(([name, accepts]) => !accepts(query.get(name) ?? '') || isHalf(query, name))
    .map(([name]) => name);
