import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listQuery.ts';
import type { Corporation } from '../../../contract/resources/corporations.ts';

const SEARCH_DEBOUNCE_MS = 500;
const SHOWN = 30;

/** Accounts that match what is typed, once it is long enough to search for. */
export function useAccountSearch(text: string, enabled: boolean) {
  const [q, setQ] = useState('');
  const wanted = text.trim().length >= SEARCH_MIN_LENGTH ? text.trim() : '';
  useEffect(() => {
    const timer = setTimeout(() => setQ(wanted), wanted === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const {
    data = [],
    isFetching,
    error,
  } = useGetList<Corporation>(
    'corporations',
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'name', order: 'ASC' },
      filter: q === '' ? {} : { q },
    },
    { enabled, placeholderData: (previous) => previous },
  );
  return { accounts: data, isSearching: isFetching || q !== wanted, error };
}
