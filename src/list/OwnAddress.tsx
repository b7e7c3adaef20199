import { useContext, useMemo, useState, type ReactNode } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

interface OwnAddressProps {
  /** Path of the list; dialogs over it have addresses below. */
  path: string;
  /** The query string is left out, too: for what neither reads it nor leads to where it is kept. */
  withoutQuery?: boolean;
  children: ReactNode;
}

/**
 * For everything inside, the address is the list's own, also while a dialog over the list has one
 * below it: opening and closing a dialog then draws nothing of the list. What is looked for, sorted by
 * and paged to is in the query string, which list and dialogs share. Much of react-admin reads the address
 * for the case that somebody must sign in again, and would otherwise be drawn with each of its changes.
 */
export function OwnAddress({ path, withoutQuery = false, children }: OwnAddressProps) {
  const { location } = useContext(LocationContext);
  const search = withoutQuery ? '' : location.search;
  // The matches of a route are made anew at each step; those of the list stay the same.
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
