import type { QueryClient } from '@tanstack/react-query';
import { newDraft } from '../../../contract/booking/draft.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { keptValue } from './kept.ts';
import {
  keptWizardSchema,
  newWizard,
  wizardReducer,
  type WizardAction,
  type WizardState,
} from './wizard.ts';

/** The booking that is being typed in this tab. */
export interface DraftStore {
  state: () => WizardState;
  dispatch: (action: WizardAction) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A booking that lasts as long as its store.
 * @param onChange called with each state after the first, before the listeners
 */
export function createDraftStore(
  first: WizardState,
  onChange: (state: WizardState) => void = () => {},
): DraftStore {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    state: () => state,
    dispatch(action) {
      const next = wizardReducer(state, action);
      if (next === state) return;
      state = next;
      onChange(state);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A booking kept for this tab under the user's id, so that a reload goes on where it was and
 * another user of the same tab does not find it.
 */
function createKeptStore(userId: string, accountId: string | null): DraftStore {
  const kept = keptValue(`booking-draft:${pageConfig().id}:${userId}`, keptWizardSchema);
  const first = { ...newWizard(newDraft(accountId)), ...kept.read() };
  return createDraftStore(first, ({ draft, run, firstStep }) =>
    kept.write({ draft, run, firstStep }),
  );
}

/** The open console's bookings by user: a booking outlives its page and is offered by the next. */
const stores = new WeakMap<QueryClient, Map<string, DraftStore>>();

export function draftStoreOf(
  client: QueryClient,
  userId: string,
  accountId: string | null,
): DraftStore {
  const own = stores.get(client) ?? new Map<string, DraftStore>();
  stores.set(client, own);
  const store = own.get(userId) ?? createKeptStore(userId, accountId);
  own.set(userId, store);
  return store;
}
