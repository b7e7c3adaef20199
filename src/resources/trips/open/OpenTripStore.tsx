import { useMemo, type ReactNode } from 'react';
import { StoreContext, useEvent, useStoreContext, type Store } from 'react-admin';
import { useOpenTrip } from './useOpenTrip.ts';

/** Where react-admin keeps which rows of the trip list are open. */
const KEY = 'bookings.datagrid.expanded';
const NEVER = () => {};

/** Keeps the open row of the list in the address instead of react-admin's store. */
export function OpenTripStore({ children }: { children: ReactNode }) {
  const store = useStoreContext();
  const open = useOpenTrip();
  const { openId } = open;
  // Another page is another address, but details are redrawn only if another trip is open.
  const setOpen = useEvent(open.setOpen);
  const byAddress = useMemo<Store>(
    () => ({
      ...store,
      getItem: (key, value) =>
        key === KEY
          ? ((openId === null ? [] : [openId]) as typeof value)
          : store.getItem(key, value),
      setItem(key, value) {
        if (key === KEY) setOpen((value as string[])[0] ?? null);
        else store.setItem(key, value);
      },
      // Another address makes another store, which is read again.
      subscribe: (key, listener) => (key === KEY ? NEVER : store.subscribe(key, listener)),
    }),
    [store, openId, setOpen],
  );
  return <StoreContext.Provider value={byAddress}>{children}</StoreContext.Provider>;
}
