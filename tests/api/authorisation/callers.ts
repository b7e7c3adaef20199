import { randomUUID } from 'node:crypto';
import { UnsecuredJWT } from 'jose';
import { KEY_AREAS, type KeyAccess, type KeyScopes } from '../../../contract/core/keyAccess.ts';
import type { Role } from '../../../contract/core/roles.ts';
import { API_AUDIENCE } from '../../../server/config/origins.ts';
import { issuerOf } from '../../../server/identity/issuers.ts';
import { endSessions } from '../../../server/identity/sessions.ts';
import { CHANNEL_A, CHANNEL_B, type TestUser } from '../../support/fixtures.ts';
import type { Client, TestServer } from '../../support/server.ts';
import { openSession, signAccessToken } from '../../support/tokens.ts';

/** The parts of an answer that the matrix compares. */
export interface Refusal {
  status: number;
  code: string;
}
export const NOT_SIGNED_IN: Refusal = { status: 401, code: 'NOT_SIGNED_IN' };
export const NO_ACCESS: Refusal = { status: 403, code: 'NO_ACCESS_TO_CHANNEL' };
export const FORBIDDEN: Refusal = { status: 403, code: 'FORBIDDEN' };

/** Somebody whom every call that needs a person refuses, whatever the call is about. */
export interface Outsider {
  name: string;
  client: Client;
  refusal: Refusal;
}

/** Somebody who may make some calls about some rows. */
export interface Person {
  name: string;
  client: Client;
  user: TestUser;
}

/** An API key, and what it may do. */
export interface Key {
  name: string;
  client: Client;
  role: Role;
  scopes: KeyScopes;
}
export const KEY_NOT_ALLOWED: Refusal = { status: 403, code: 'KEY_NOT_ALLOWED' };

const every = (access: KeyAccess) =>
  Object.fromEntries(KEY_AREAS.map((area) => [area, access])) as KeyScopes;

/** Keys of Northwind and of the operator: for everything, for reading, for one area each, and for nothing. */
async function keysOf(server: TestServer): Promise<Key[]> {
  const { users, corporations } = server.fixtures;
  const make = async (user: TestUser, called: string, scopes: KeyScopes): Promise<Key> => {
    const client = server.as(user);
    const isManager = user.role === 'bookingChannelAdmin';
    const corporationId = isManager ? null : corporations.northwind.id;
    const row = { name: called, corporationId, ...scopes };
    const { body: key } = await client.post<{ id: string }>('/v1/api-keys', row);
    const { body: issued } = await client.post<{ secret: string }>(
      `/v1/api-keys/${key.id}/secret`,
      {},
    );
    const name = `a key of ${isManager ? 'the operator' : 'Northwind'} for ${called}`;
    return { name, client: server.withToken(CHANNEL_A, issued.secret), role: user.role, scopes };
  };
  const scopes: [called: string, KeyScopes][] = [
    ['everything', every('write')],
    ['reading', every('read')],
    ['nothing', every('none')],
    ...KEY_AREAS.map((area): [string, KeyScopes] => [
      area,
      { ...every('none'), [area]: 'write' as const },
    ]),
  ];
  const keys: Key[] = [];
  for (const [called, wanted] of scopes)
    keys.push(await make(users.northwindAdmin, called, wanted));
  for (const [called, wanted] of scopes.slice(0, 3))
    keys.push(await make(users.fleetManager, called, wanted));
  return keys;
}

/** All callers, with one token each for the whole matrix. */
export async function callersOf(server: TestServer) {
  const { users } = server.fixtures;
  const { database, config } = server.context;
  const channel = config.channels.find(({ id }) => id === CHANNEL_A)!;
  const issuer = issuerOf(server.originOf(CHANNEL_A));
  const subject = users.northwindAdmin.id;
  const sign = (more: object = {}) => signAccessToken(database, { issuer, subject, ...more });

  const good = await sign();
  const now = Math.floor(Date.now() / 1000);
  const unsigned = new UnsecuredJWT({ sid: randomUUID() })
    .setIssuer(issuer)
    .setSubject(subject)
    .setAudience(API_AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + 600)
    .encode();
  const ended = await openSession(database, issuer, subject);
  await endSessions(database.orm, config, channel, { userId: subject, uid: ended });

  const withToken = (token: string) => server.withToken(CHANNEL_A, token);
  const outsider = (name: string, client: Client, refusal: Refusal): Outsider => ({
    name,
    client,
    refusal,
  });
  const outsiders = [
    outsider('nobody', server.anonymous(CHANNEL_A), NOT_SIGNED_IN),
    outsider('nonsense', withToken('nonsense'), NOT_SIGNED_IN),
    outsider('expired', withToken(await sign({ expiresIn: -3600 })), NOT_SIGNED_IN),
    outsider('forged', withToken(`${good.slice(0, -6)}AAAAAA`), NOT_SIGNED_IN),
    outsider('unsigned', withToken(unsigned), NOT_SIGNED_IN),
    outsider('of another audience', withToken(await sign({ audience: 'other' })), NOT_SIGNED_IN),
    outsider('signed out', withToken(await sign({ session: ended })), NOT_SIGNED_IN),
    outsider(
      "of another channel's sign-in",
      withToken(await server.tokenFor(users.tasmanAdmin, CHANNEL_B)),
      NOT_SIGNED_IN,
    ),
    outsider(
      'a user of another channel',
      withToken(await server.tokenFor(users.tasmanAdmin, CHANNEL_A)),
      NO_ACCESS,
    ),
    outsider(
      'deactivated',
      withToken(await server.tokenFor(users.inactiveAdmin, CHANNEL_A)),
      NO_ACCESS,
    ),
  ];
  const person = (name: string, user: TestUser): Person => ({
    name,
    client: server.as(user),
    user,
  });
  const people = [
    person("Northwind's admin", users.northwindAdmin),
    person("Globex's admin", users.globexAdmin),
    person('the fleet manager', users.fleetManager),
    person("Tasman's admin", users.tasmanAdmin),
    person("Harbour's fleet manager", users.harbourFleetManager),
  ] as const;
  return { outsiders, people, keys: await keysOf(server) };
}
export type Callers = Awaited<ReturnType<typeof callersOf>>;
