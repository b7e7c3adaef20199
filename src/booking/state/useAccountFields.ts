import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activeFields, type AccountField } from '../../../contract/booking/accountFields.ts';
import { accountFields, fleetAccountsForBooking } from '../../dataProvider/bookingCalls.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { reported } from '../../trackedEvents/report.ts';

const STALE_MS = 60_000;
const NOTHING: readonly AccountField[] = [];

/** What the account asks about the current trip. */
export interface AskedFields {
  /** Empty until it is known. */
  fields: readonly AccountField[];
  /** `waiting` while it cannot be known yet whether anything is asked. */
  state: 'waiting' | 'failed' | 'known';
  /** Whether the read failed, for a toast, and how to try it again. */
  isError: boolean;
  error: unknown;
  errorUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

interface Billing {
  corporationId: string | null;
  /** The fleet of the current offer; null while there is none. */
  fleetId: string | null;
  /** Only trips billed to the account are asked about; null while that is not settled. */
  isBilled: boolean | null;
}

/**
 * The active fields of the account that the fleet bills first.
 * @param isRefused the server refused an answer, so the questions may have changed
 */
export function useAccountFields(billing: Billing, isRefused: boolean): AskedFields {
  const { fleetId, isBilled } = billing;
  const corporationId = billing.corporationId ?? '';
  const isOn = isBilled === true && fleetId !== null && corporationId !== '';
  const accounts = useQuery({
    queryKey: ['fleet-accounts-for-booking', corporationId, fleetId],
    queryFn: ({ signal }) =>
      reported(
        'FLEET_ACCOUNT_REQUEST_COMPLETED',
        fleetAccountsForBooking({ fleetId: fleetId ?? '', corporationId }, { signal }),
      ),
    enabled: isOn,
    staleTime: STALE_MS,
  });
  const account = isOn ? accounts.data?.[0] : undefined;
  const fields = useQuery({
    queryKey: ['account-fields', account?.id, fleetId],
    queryFn: ({ signal }) =>
      accountFields(
        { accountId: account?.id ?? '', fleetId: fleetId ?? '', bookingChannelId: pageConfig().id },
        { signal },
      ),
    enabled: account !== undefined,
    staleTime: STALE_MS,
    select: activeFields,
  });

  const { refetch } = fields;
  const isAsked = account !== undefined;
  useEffect(() => {
    if (isRefused && isAsked) void refetch();
  }, [isRefused, isAsked, refetch]);

  const open = isAsked ? fields : accounts;
  const isStale = isRefused && open.isFetching;
  const isKnown = isBilled === false || (isOn && accounts.data?.length === 0) || fields.data;
  const failed = isOn && !isKnown && open.isError;
  return {
    fields: (isAsked && fields.data) || NOTHING,
    state: isKnown && !isStale ? 'known' : failed && !open.isFetching ? 'failed' : 'waiting',
    isError: failed,
    error: open.error,
    errorUpdatedAt: open.errorUpdatedAt,
    refetch: open.refetch,
  };
}
