import { useMemo, type ReactNode } from 'react';
import { StoreContext, useEvent, useStoreContext, type Store } from 'react-admin';
import { useOpenTrip } from './useOpenTrip.ts';

/** Where react-admin keeps which rows of the trip list are open. */
const KEY = 'bookings.datagrid.expanded';
const NEVER = () => {};

/** For everything below, the address is where react-admin keeps which row of the list is open. */
export function OpenTripStore({ children }: { children: ReactNode }) {
  const store = useStoreContext();
  const open = useOpenTrip();
  const { openId } = open;
  // Another page is another address, which draws what is open anew only where something else is open.
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
      // Another address makes another store, which is read anew.
      subscribe: (key, listener) => (key === KEY ? NEVER : store.subscribe(key, listener)),
    }),
    [store, openId, setOpen],
  );
  return <StoreContext.Provider value={byAddress}>{children}</StoreContext.Provider>;
}
