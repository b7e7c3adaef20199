import { expect } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import type { User } from '../../contract/resources/users.ts';
import { type TestServer } from '../support/server.ts';
import type { TestUser } from '../support/fixtures.ts';
import { roles as rolesOf } from './users.fixture.ts';

let made = 0;

/** What the tests of users do again and again, on one server. */
export function userCalls(server: TestServer) {
  const as = (name: keyof TestServer['fixtures']['users']) =>
    server.as(server.fixtures.users[name]);
  const accounts = () => server.fixtures.corporations;

  /** A corporation admin made by a fleet manager. */
  async function makeAdmin(...corporationIds: string[]): Promise<TestUser & User> {
    made += 1;
    const body = {
      givenName: 'Ada',
      familyName: 'Min',
      email: `ada.${made}@users.example`,
      role: 'corporationAdmin',
      roles: rolesOf(...corporationIds),
    };
    const reply = await as('fleetManager').post<User>('/v1/users', body);
    expect(reply.status).toBe(201);
    return { ...reply.body, channelId: 'meridian', corporationIds };
  }
  async function makeAccount(name = `Account ${(made += 1)}`): Promise<string> {
    const { body } = await as('fleetManager').post<{ id: string }>('/v1/corporations', {
      name,
      contactEmail: 'office@account.example',
    });
    return body.id;
  }
  const at = ({ id }: { id: string }) => `/v1/users/${id}`;
  const change = (by: Parameters<typeof as>[0], user: { id: string }, body: object) =>
    as(by).patch<Problem>(at(user), body);

  return { as, accounts, makeAdmin, makeAccount, at, change };
}
