import { useGetList } from 'react-admin';
import { ACCOUNT_SEARCH_MIN_LENGTH, MAX_PER_PAGE } from '../../../contract/core/listLimits.ts';
import type { Corporation } from '../../../contract/resources/corporations.ts';
import { hasText, useSearchedText } from '../../admin/list/useSearchedText.ts';

export interface AccountLookup {
  /** From how many letters on accounts are searched. */
  from: number;
  /** How many accounts are offered. */
  most: number;
}
const USUAL: AccountLookup = { from: ACCOUNT_SEARCH_MIN_LENGTH, most: MAX_PER_PAGE };

/**
 * Accounts that match what is typed. A text that is too short for a search is looked for in the
 * accounts that are offered without one; `isShort` says that there may be others.
 */
export function useAccountSearch(text: string, enabled: boolean, { from, most } = USUAL) {
  const { search: q, isBehind } = useSearchedText(text, from);
  const {
    data = [],
    fetchStatus,
    error,
  } = useGetList<Corporation>(
    'corporations',
    {
      pagination: { page: 1, perPage: most },
      sort: { field: 'name', order: 'ASC' },
      filter: q === '' ? {} : { q },
    },
    { enabled, placeholderData: (previous) => previous },
  );
  const isShort = text.trim() !== '' && text.trim().length < from;
  const accounts = isShort ? data.filter(({ name }) => hasText(name, text)) : data;
  return { accounts, isShort, isSearching: isBehind || fetchStatus !== 'idle', error };
}
