import { useLocation } from 'react-admin';
import { isUuid } from '../../../contract/core/uuid.ts';

/** Where an admin of an account is invited: the form that adds a user, with that account chosen. */
export const invitedAdmin = (account: string) => ({
  to: '/users/create',
  state: { account },
});

/** The account whose admin the form was opened for, if there is one. */
export function useInvitedAccount(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('account' in state)) return null;
  return typeof state.account === 'string' && isUuid(state.account) ? state.account : null;
}
