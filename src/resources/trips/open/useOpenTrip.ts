import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The parameter of the address that names the trip whose details are open. */
export const OPEN_TRIP = 'trip';

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'opensTrip') === true;

/**
 * Which trip is open, as the address says it, so that the address can be sent to somebody. Opening
 * one makes an entry of the browser's history, which Back closes; opening another takes its place.
 */
export function useOpenTrip() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const openId = new URLSearchParams(search).get(OPEN_TRIP);

  const setOpen = useCallback(
    (id: string | null): void => {
      const query = new URLSearchParams(search);
      const isOpen = query.has(OPEN_TRIP);
      if (id === null) {
        if (!isOpen) return;
        // Back is where the list was before, so that no entry is left that would open it again.
        if (wasOpenedHere(state)) return void navigate(-1);
        query.delete(OPEN_TRIP);
        return void navigate({ search: query.toString() }, { replace: true });
      }
      query.set(OPEN_TRIP, id);
      void navigate(
        { search: query.toString() },
        isOpen ? { replace: true, state } : { state: { opensTrip: true } },
      );
    },
    [search, state, navigate],
  );
  return { openId, setOpen };
}
