import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import type { Me } from '../../contract/booking/calls.ts';
import { createAuthProvider, mayAccess } from './authProvider.ts';
import * as session from './session.ts';
import { signInAgain } from './signInAgain.ts';

const person = {
  id: '018f0000-0000-7000-8000-000000000001',
  profileId: '018f0000-0000-7000-8000-000000000001',
  givenName: 'Ada',
  familyName: 'Marsh',
  email: 'ada@example.com',
  communicationLanguage: 'en',
  startsOnOverview: false,
  guestBookingEmailCorporations: [],
} as const;
const admin: Me = {
  ...person,
  guestBookingEmailCorporations: [],
  roles: [{ name: 'corporationAdmin', corporationId: 'c1' }],
  corporations: ['c1'],
};
const manager: Me = {
  ...person,
  guestBookingEmailCorporations: [],
  roles: [{ name: 'bookingChannelAdmin', corporationId: null }],
  corporations: [],
};

let signIn: MockInstance<typeof session.signIn>;
beforeEach(() => {
  signIn = vi.spyOn(session, 'signIn').mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what a role may do', () => {
  test.each([
    [admin, 'corporations', 'list', true],
    [admin, 'corporations', 'create', false],
    [admin, 'corporations', 'delete', false],
    [manager, 'corporations', 'create', true],
    [admin, 'favourite-addresses', 'create', true],
    [manager, 'fleets', 'edit', true],
    [admin, 'fleets', 'edit', false],
    [admin, 'bookings', 'export', true],
    [manager, 'bookings', 'create', false],
    [admin, 'something-else', 'list', false],
    [admin, 'corporations', 'something', false],
  ] as const)('%#: %o %s %s', (me, resource, action, allowed) => {
    expect(mayAccess(me, { resource, action })).toBe(allowed);
  });

  test("does not include a record of another admin's account", () => {
    const ask = (record: object) => ({ resource: 'corporations', action: 'edit', record });
    expect(mayAccess(admin, ask({ id: 'c1' }))).toBe(true);
    expect(mayAccess(admin, ask({ id: 'c2' }))).toBe(false);
    expect(mayAccess(manager, ask({ id: 'c2' }))).toBe(true);
  });
});

describe('when the session is over', () => {
  test('a 401 starts a new sign-in and returns to the same address, once', async () => {
    window.history.replaceState(null, '', '/trips/completed?page=2');
    const provider = createAuthProvider(admin);
    const failing = [1, 2].map(() => provider.checkError(new HttpError('', 401)));
    const results = await Promise.allSettled(failing);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    expect(signIn).toHaveBeenCalledOnce();
    expect(signIn).toHaveBeenCalledWith(
      expect.objectContaining({ returnTo: '/trips/completed?page=2' }),
    );
  });

  test.each([403, 404, 500, 0])('a %d does not leave the page', async (status) => {
    await createAuthProvider(admin).checkError(new HttpError('', status));
    expect(signIn).not.toHaveBeenCalled();
  });

  test('a missing token also starts a new sign-in', async () => {
    vi.spyOn(session, 'accessToken').mockResolvedValueOnce(null);
    await expect(createAuthProvider(admin).checkAuth({})).rejects.toMatchObject({
      logoutUser: false,
    });
    expect(signIn).toHaveBeenCalledOnce();
  });

  test('signing in again is tried twice at most, and then a page says that it did not help', async () => {
    window.history.replaceState(null, '', '/employees');
    const goTo = vi.fn<(address: string) => void>();
    for (let refused = 1; refused <= 3; refused += 1) await signInAgain(goTo);
    expect(signIn).toHaveBeenCalledTimes(2);
    expect(goTo.mock.calls).toEqual([['/sign-in-refused?returnTo=%2Femployees']]);
    // Trying again from there allows two attempts again.
    await signInAgain(goTo);
    expect(signIn).toHaveBeenCalledTimes(3);
  });

  test('sessions that end one after the other are not counted as a loop', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const goTo = vi.fn<(address: string) => void>();
    for (let ended = 1; ended <= 5; ended += 1) {
      await signInAgain(goTo);
      vi.setSystemTime(Date.now() + 10 * 60_000);
    }
    expect(signIn).toHaveBeenCalledTimes(5);
    expect(goTo).not.toHaveBeenCalled();
  });
});
