import { useGetOne, useListContext } from 'ra-core';
import { useActor } from '../../authProvider/useGrant.ts';
import type { Corporation } from '../../../contract/resources/corporations.ts';
import { useSelectedAccount } from './useSelectedAccount.ts';

/** The account whose rows the list shows: the one at the top of the page, or the list's filter. */
export function useListedAccount(): Corporation | null {
  const isFleetManager = useActor().role === 'bookingChannelAdmin';
  const { accountId } = useSelectedAccount();
  const filtered: unknown = useListContext().filterValues['corporationId'];
  const id = isFleetManager ? (typeof filtered === 'string' ? filtered : null) : accountId;
  const { data } = useGetOne<Corporation>(
    'corporations',
    { id: id ?? '' },
    { enabled: id !== null, retry: false },
  );
  return data && data.id === id ? data : null;
}
