import { HttpError, type AuthProvider } from 'ra-core';
import { grant } from '../../contract/core/access.ts';
import type { Action } from '../../contract/core/resource.ts';
import { findResource } from '../../contract/resources/index.ts';
import type { Me } from '../../contract/booking/calls.ts';
import { actorOf } from '../shell/useMe.ts';
import { signInAgain } from './signInAgain.ts';
import { accessToken } from './session.ts';

/** react-admin's names for actions that have other names in the contract. */
const ACTIONS: Record<string, Action> = {
  list: 'list',
  export: 'list',
  show: 'get',
  edit: 'update',
  create: 'create',
  delete: 'delete',
};

/** Tells react-admin that the error is handled: it neither signs out nor shows a message. */
const LEAVING = { logoutUser: false, message: false };

function corporationOf(record: unknown, field: string): string | null {
  const value: unknown =
    typeof record === 'object' && record !== null ? Reflect.get(record, field) : undefined;
  return typeof value === 'string' ? value : null;
}

/**
 * Whether this user may do it, decided by the contract's only evaluator; for a given record also by
 * whose it is. Anything that is not a declared resource is refused: react-admin does not have to
 * ask about it.
 */
export function mayAccess(
  me: Me,
  { resource, action, record }: { resource: string; action: string; record?: unknown },
): boolean {
  const declaration = findResource(resource);
  const asked = ACTIONS[action];
  if (!declaration || !asked) return false;
  const granted = grant(actorOf(me), declaration, asked);
  if (!granted) return false;
  if (granted.corporationIds === null || declaration.scope.by !== 'corporation') return true;
  const owner = corporationOf(record, declaration.scope.field);
  return owner === null || granted.corporationIds.includes(owner);
}

/**
 * Answers react-admin's questions about who is signed in. Signing in and out is done by the start
 * page and `/logout`, outside react-admin.
 */
export function createAuthProvider(me: Me): AuthProvider {
  const leave = async (): Promise<never> => {
    await signInAgain();
    throw LEAVING;
  };
  return {
    login: () => signInAgain(),
    logout: () => {
      location.assign('/logout');
      return Promise.resolve(false);
    },
    async checkAuth() {
      if ((await accessToken()) === null) await leave();
    },
    /** 401: the session is over. After 403 and all other errors the page stays and says why. */
    async checkError(error: unknown) {
      if (error instanceof HttpError && error.status === 401) await leave();
    },
    getIdentity() {
      const { id, givenName, familyName } = me;
      return Promise.resolve({ id, fullName: `${givenName} ${familyName}` });
    },
    getPermissions: () => Promise.resolve(actorOf(me).role),
    canAccess: (asked) => Promise.resolve(mayAccess(me, asked)),
  };
}
