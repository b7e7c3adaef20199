import { useContext, useMemo, useState, type ReactNode } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

interface OwnAddressProps {
  /** Path of the list; dialogs over it have addresses below this one. */
  path: string;
  /**
   * Also hides the query string, for content that neither reads it nor leads to where it is kept.
   */
  withoutQuery?: boolean;
  children: ReactNode;
}

/**
 * Everything inside sees the list's own address, even while a dialog over the list has an address
 * below it. So opening and closing a dialog redraws nothing of the list. Search, sorting and page
 * are in the query string, which list and dialogs share. Much of react-admin reads the address in
 * case somebody must sign in again, and would otherwise be redrawn whenever it changes.
 */
export function OwnAddress({ path, withoutQuery = false, children }: OwnAddressProps) {
  const { location } = useContext(LocationContext);
  const search = withoutQuery ? '' : location.search;
  // Route matches are new objects at each step; those of the list should stay the same.
  const [route] = useState(useContext(RouteContext));
  const address = useMemo(
    () => ({
      location: { pathname: path, search, hash: '', state: null, key: path },
      navigationType: NavigationType.Pop,
    }),
    [path, search],
  );
  return (
    <RouteContext.Provider value={route}>
      <LocationContext.Provider value={address}>{children}</LocationContext.Provider>
    </RouteContext.Provider>
  );
}
