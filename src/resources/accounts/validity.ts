import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dispatchAccountSchema } from '../../../contract/booking/dispatch.ts';
import { callApi } from '../../dataProvider/http.ts';

/** A linked account as it is being typed. */
export interface LinkedDraft {
  fleetId: string | null;
  accountNumber: string;
}

/**
 * What is known about a number: nothing yet, being checked, the fleet has such an account or has
 * none, or the fleet did not answer.
 */
export type Validity = 'unknown' | 'validating' | 'valid' | 'invalid' | 'unanswered';

const ASKED_AFTER_MS = 500;
/** A number that a fleet knows is not checked again while a form is filled in. */
const KEPT_MS = 300_000;

const validityKey = ({ fleetId, accountNumber }: LinkedDraft) =>
  ['fleet-account-validity', fleetId, accountNumber.trim()] as const;

/** Whether a fleet has confirmed that it has such an account. */
export const isFoundValid = (queryClient: QueryClient, linked: LinkedDraft): boolean =>
  queryClient.getQueryData<{ isValid: boolean }>(validityKey(linked))?.isValid === true;

/**
 * Checks a number with the fleet's dispatch system when the user pauses in typing.
 * @param isStored the number is the account's already, and needs no asking
 */
export function useValidity(
  linked: LinkedDraft,
  isStored: boolean,
): { validity: Validity; retry: () => void } {
  const { fleetId } = linked;
  const number = linked.accountNumber.trim();
  const [settled, setSettled] = useState(number);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(number), ASKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [number]);
  const isAsked = !isStored && fleetId !== null && number !== '';
  const { data, error, refetch } = useQuery({
    queryKey: validityKey(linked),
    queryFn: () =>
      callApi('/fleet-account-validity', {
        query: { fleetId, accountNumber: number },
        response: dispatchAccountSchema,
      }),
    enabled: isAsked && settled === number,
    staleTime: KEPT_MS,
    retry: false,
  });
  const retry = () => void refetch();
  if (isStored) return { validity: 'valid', retry };
  if (!isAsked) return { validity: 'unknown', retry };
  if (data) return { validity: data.isValid ? 'valid' : 'invalid', retry };
  return { validity: error ? 'unanswered' : 'validating', retry };
}
