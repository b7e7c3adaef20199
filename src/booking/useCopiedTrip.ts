import { useEffect, useMemo, useRef } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { draftFromTrip } from '../../contract/booking/draftRequest.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { selectedAccountStore } from '../shell/account/selectedAccountStore.ts';
import { firstEntry } from './state/stepHistory.ts';
import type { Booking } from './state/useBookingState.ts';
import { firstStepOf } from './state/wizard.ts';

/** The trip to copy that the address names; null where it names none. */
export function useCopiedTripId(): string | null {
  const [query] = useSearchParams();
  const { id: inPath } = useParams();
  return query.get('id') ?? inPath ?? null;
}

/** An address of the console, as the router takes it. */
export interface FormAddress {
  pathname: string;
  search: string;
}

/**
 * The form's own address, without the trip to copy. The router goes on showing the other one until
 * the page that it leads to is drawn; whoever navigates meanwhile must not bring the id back.
 */
export function useFormAddress(): FormAddress {
  const { pathname, search } = useLocation();
  const isInPath = useParams()['id'] !== undefined;
  return useMemo(() => {
    const query = new URLSearchParams(search);
    query.delete('id');
    return { pathname: isInPath ? '/create-v2' : pathname, search: query.toString() };
  }, [pathname, search, isInPath]);
}

export interface CopiedTrip {
  /** The address names a trip to copy. */
  isCopying: boolean;
  /** Goes on without it, since the booking that lies unfinished is gone on with. */
  decline: () => void;
}

/**
 * Fills the empty draft from an earlier trip, named by `?id=` or by the path; never one that lies
 * unfinished. The address then loses the id, so that a reload keeps what was changed since.
 */
export function useCopiedTrip({ form: draftForm, progress }: Booking): CopiedTrip {
  const { dispatch } = draftForm;
  const { actions, isOffered } = progress;
  const id = useCopiedTripId();
  const form = useFormAddress();
  const navigate = useNavigate();
  const notify = useNotify();
  const { data, error } = useGetOne<Trip>(
    'bookings',
    { id: id ?? '' },
    { enabled: id !== null, retry: false },
  );
  /** Copied once: the address keeps the id until the page that it leads to is drawn. */
  const copied = useRef<string | null>(null);
  useEffect(() => {
    if (id === null) copied.current = null;
    if (id === null || id === copied.current || isOffered || !(data || error)) return;
    copied.current = id;
    if (data?.id !== id) {
      notify('booking.copyFailed', { type: 'warning' });
      void navigate(form, { replace: true });
      return;
    }
    actions.release();
    const draft = draftFromTrip(data);
    const run = crypto.randomUUID();
    dispatch({ type: 'prefilled', draft, run });
    // Without the question about the draft: it was just filled in on purpose.
    selectedAccountStore.keep({ id: data.corporationId, name: data.corporationName });
    const booking = firstEntry(run, firstStepOf(draft));
    void navigate(form, { replace: true, state: { booking } });
  }, [id, data, error, actions, dispatch, navigate, notify, form, isOffered]);
  return {
    isCopying: id !== null,
    decline: () => {
      copied.current = id;
    },
  };
}
