import type { SvgIconComponent } from '@mui/icons-material';
import { createContext, useContext } from 'react';
import type { Role } from '../../contract/core/roles.ts';
import { actorOf, useMe } from './useMe.ts';

export interface NavigationEntry {
  /** Message key. */
  label: string;
  to: string;
  /** Paths that mark the entry as the current one; `to` by default. */
  within?: string;
  icon: SvgIconComponent;
}

/** Each role's entries in the drawer, in order. */
export type Navigation = Readonly<Record<Role, readonly NavigationEntry[]>>;

/** Provided by the console, because the shell does not know the pages. */
export const NavigationContext = createContext<Navigation>({
  corporationAdmin: [],
  bookingChannelAdmin: [],
});

/** The entries of the signed-in user's role. */
export const useNavigation = (): readonly NavigationEntry[] =>
  useContext(NavigationContext)[actorOf(useMe()).role];

/** Where the Book Trip button leads, for roles that have one. */
export const bookTripPath: Partial<Record<Role, string>> = { corporationAdmin: '/create-v2' };
