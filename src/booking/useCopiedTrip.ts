import { useEffect } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { draftFromTrip } from '../../contract/booking/draftRequest.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { selectedAccountStore } from '../shell/account/selectedAccountStore.ts';
import type { Booking } from './state/BookingContext.ts';

/**
 * Fills the draft from an earlier trip, named by `?id=` or by the path. The address then loses the
 * id, so that a reload keeps what was changed since.
 */
export function useCopiedTrip({ dispatch, actions }: Booking): void {
  const [query] = useSearchParams();
  const { id: inPath } = useParams();
  const id = query.get('id') ?? inPath ?? null;
  const navigate = useNavigate();
  const notify = useNotify();
  const { data, error } = useGetOne<Trip>(
    'bookings',
    { id: id ?? '' },
    { enabled: id !== null, retry: false },
  );
  useEffect(() => {
    if (id === null || !(data || error)) return;
    if (data?.id === id) {
      actions.release();
      dispatch({ type: 'prefilled', draft: draftFromTrip(data) });
      // Without the question about the draft: it was just replaced on purpose.
      selectedAccountStore.keep({ id: data.corporationId, name: data.corporationName });
    } else notify('booking.copyFailed', { type: 'warning' });
    void navigate('/create-v2', { replace: true });
  }, [id, data, error, actions, dispatch, navigate, notify]);
}
