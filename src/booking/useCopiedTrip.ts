import { useEffect, useMemo, useRef } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { draftFromTrip } from '../../contract/booking/draftRequest.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { selectedAccountStore } from '../shell/account/selectedAccountStore.ts';
import type { Booking } from './state/BookingContext.ts';

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

/**
 * Fills the draft from an earlier trip, named by `?id=` or by the path. The address then loses the
 * id, so that a reload keeps what was changed since.
 */
export function useCopiedTrip({ dispatch, actions }: Booking): void {
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
    if (id === null || id === copied.current || !(data || error)) return;
    copied.current = id;
    if (data?.id === id) {
      actions.release();
      dispatch({ type: 'prefilled', draft: draftFromTrip(data) });
      // Without the question about the draft: it was just replaced on purpose.
      selectedAccountStore.keep({ id: data.corporationId, name: data.corporationName });
    } else notify('booking.copyFailed', { type: 'warning' });
    void navigate(form, { replace: true });
  }, [id, data, error, actions, dispatch, navigate, notify, form]);
}
