import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { demoChannels } from '../config/demoChannels.ts';
import { admitAll } from '../admission/admission.ts';
import { readConfig } from '../config/env.ts';
import type { Database } from '../db/open.ts';
import { corporations, userCorporations } from '../db/tables/index.ts';
import { findActor } from './actor.ts';
import type { IdentityContext } from './context.ts';
import { createLog } from '../log.ts';
import { addUser, changeUser } from './people.fixture.ts';

const [meridian] = demoChannels;
const harbour = demoChannels[1]!;
const log = createLog('silent');
const claimsOf = (
  subject: string,
  email: string | null = null,
  emailVerified: boolean | null = true,
) => ({
  issuer: 'any',
  subject,
  email,
  emailVerified,
  expiresAt: new Date('2030-01-01'),
  validity: { kind: 'token', id: 'a token that nobody has signed out with' } as const,
});

describe('the caller', () => {
  let database: Database;
  let own: IdentityContext;
  let external: IdentityContext;
  beforeAll(async () => {
    database = await openTestDatabase();
    own = { config: readConfig({}), database, log, admission: admitAll };
    const config = readConfig({ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'taxi' });
    external = { config, database, log, admission: admitAll };
  });
  afterAll(() => database?.close());
  const add = (email: string, more: Parameters<typeof addUser>[3] = {}) =>
    addUser(database, meridian.id, email, { password: null, ...more });

  test('is a corporation admin of the accounts that are not deleted', async () => {
    const id = await add('admin@a.example');
    const kept = uuidv7();
    for (const [corporationId, deletedAt] of [
      [kept, null],
      [uuidv7(), new Date()],
    ] as const) {
      await database.orm.insert(corporations).values({
        channelId: meridian.id,
        id: corporationId,
        name: 'A',
        contactEmail: 'a@a.example',
        communicationLanguage: 'en',
        status: 'active',
        deletedAt,
      });
      await database.orm
        .insert(userCorporations)
        .values({ channelId: meridian.id, userId: id, corporationId });
    }
    expect(await findActor(own, meridian, claimsOf(id))).toEqual({
      userId: id,
      channelId: 'meridian',
      role: 'corporationAdmin',
      corporationIds: [kept],
    });
  });

  test('is a fleet manager according to our table, whatever the token says', async () => {
    const id = await add('fleet@a.example', { role: 'bookingChannelAdmin' });
    expect(await findActor(own, meridian, claimsOf(id))).toMatchObject({
      role: 'bookingChannelAdmin',
      corporationIds: [],
    });
  });

  test.each([
    ['inactive', { status: 'inactive' as const }],
    ['deleted', { deletedAt: new Date() }],
  ])('is unknown if the user is %s', async (what, change) => {
    const id = await add(`${what}@a.example`);
    expect(await findActor(own, meridian, claimsOf(id))).not.toBeNull();
    await changeUser(database, meridian.id, id, change);
    expect(await findActor(own, meridian, claimsOf(id))).toBeNull();
  });

  test.each(['nobody', '', "' or 1=1 --"])('is unknown if the subject is: %s', async (subject) => {
    expect(await findActor(own, meridian, claimsOf(subject))).toBeNull();
  });

  test('is unknown in another channel', async () => {
    const id = await add('one@a.example');
    expect(await findActor(own, harbour, claimsOf(id))).toBeNull();
  });

  test('is not linked by e-mail with the embedded provider', async () => {
    await add('unlinked@a.example');
    const claims = claimsOf(uuidv7(), 'unlinked@a.example');
    expect(await findActor(own, meridian, claims)).toBeNull();
  });

  test('is linked for good by a verified e-mail', async () => {
    const id = await add('link@a.example');
    const first = claimsOf('okta|1', 'LINK@a.example');
    await expect(
      findActor(external, meridian, claimsOf('okta|1', 'link@a.example', false)),
    ).rejects.toThrow('EMAIL_NOT_VERIFIED');
    expect(await findActor(external, meridian, first)).toMatchObject({ userId: id });
    expect(await findActor(external, meridian, claimsOf('okta|1'))).toMatchObject({ userId: id });
    const another = claimsOf('okta|2', 'link@a.example');
    expect(await findActor(external, meridian, another)).toBeNull();
    expect(await findActor(external, harbour, claimsOf('okta|3', 'link@a.example'))).toBeNull();
  });

  test.each([
    ['email_verified', true, 'unlinked@a.example', null],
    ['email_verified', false, 'unlinked@a.example', false],
    ['email', true, null, true],
  ])(
    'is not recognised without the claim %s, which the log names (missing: %s)',
    async (claim, isMissing, email, emailVerified) => {
      const warn = vi.spyOn(log, 'warn');
      onTestFinished(() => warn.mockRestore());
      await findActor(external, meridian, claimsOf('okta|9', email, emailVerified)).catch(() => {});
      expect(warn.mock.calls).toEqual([[{ claim, isMissing }, expect.any(String)]]);
    },
  );

  test('is not found by our id as the subject of an external provider', async () => {
    const id = await add('byid@a.example');
    expect(await findActor(external, meridian, claimsOf(id))).toBeNull();
  });

  test('is linked once if many claim one e-mail at the same time', async () => {
    const id = await add('race@a.example');
    const actors = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        findActor(external, meridian, claimsOf(`race|${i}`, 'race@a.example')),
      ),
    );
    expect(actors.filter(Boolean)).toEqual([expect.objectContaining({ userId: id })]);
  });

  test('is found by all of many first calls at the same time', async () => {
    const id = await add('first@a.example');
    const actors = await Promise.all(
      Array.from({ length: 8 }, () =>
        findActor(external, meridian, claimsOf('first|1', 'first@a.example')),
      ),
    );
    expect(actors.map((actor) => actor?.userId)).toEqual(Array<string>(8).fill(id));
  });

  test('is not linked by a subject that a deleted user had', async () => {
    const old = await add('old@a.example', { subject: 'gone|1' });
    await changeUser(database, meridian.id, old, { deletedAt: new Date() });
    await add('new@a.example');
    const claims = claimsOf('gone|1', 'new@a.example');
    expect(await findActor(external, meridian, claims)).toBeNull();
  });
});
