import { createContext, useContext } from 'react';
import type { Me } from '../../contract/booking/calls.ts';
import type { Actor } from '../../contract/core/roles.ts';

export interface MeState {
  me: Me;
  /** Fetches the profile again, after it was saved. */
  reload: () => Promise<void>;
}

export const MeContext = createContext<MeState | null>(null);

/** The profile with its reload. The console renders only once the profile is there. */
export function useMeState(): MeState {
  const state = useContext(MeContext);
  if (!state) throw new Error('useMe is used outside the console: wrap it in MeContext.');
  return state;
}

/** Who is signed in. */
export function useMe(): Me {
  return useMeState().me;
}

/** The part of the profile that decides about permissions, for the contract's `grant()`. */
export function actorOf(me: Me): Pick<Actor, 'role' | 'corporationIds'> {
  // The schema requires at least one role; all roles of a user have the same name.
  return { role: me.roles[0]!.name, corporationIds: me.corporations };
}
