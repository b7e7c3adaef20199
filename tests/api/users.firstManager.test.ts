import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HistoryEntry } from '../../contract/core/history.ts';
import type { User } from '../../contract/resources/users.ts';
import { users } from '../../server/db/tables/index.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { findLink, PASSWORD_PATH } from '../../server/identity/mailedLinks.ts';
import { letManagerIn, ManagerError } from '../../server/services/users/letManagerIn.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const CHANNEL = 'meridian';
const ADA = {
  email: 'Ada@Taxi.example',
  givenName: 'Ada',
  familyName: 'Lovelace',
  communicationLanguage: 'en',
} as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const letIn = (manager: Parameters<typeof letManagerIn>[2]) =>
  inTransaction({ ...server.context.database, orm: orm() }, (tx) =>
    letManagerIn(tx, CHANNEL, manager),
  );
/** As the owner of the database, which is who an operator is. */
const orm = () => server.context.database.keys;

it('an operator makes a fleet manager, who sets a password by a link', async () => {
  const { isNew, path } = await letIn(ADA);
  expect(isNew).toBe(true);
  const token = path.split(PASSWORD_PATH)[1]!;
  const link = await findLink(orm(), CHANNEL, PASSWORD_PATH, token);
  expect(link?.purpose).toBe('invitation');
  const as = server.as(server.fixtures.users.fleetManager);
  const { body: found } = await as.get<User[]>('/v1/users?dynamicSearch=lovelace');
  expect(found).toMatchObject([
    { email: 'ada@taxi.example', role: 'bookingChannelAdmin', status: 'active' },
  ]);
  const { body: history } = await as.get<HistoryEntry[]>(`/v1/users/${found[0]!.id}/history`);
  expect(history).toMatchObject([{ action: 'create', by: null }]);
});

it('a fleet manager who exists already gets another link, and no second user', async () => {
  await letIn(ADA);
  const again = await letIn({ ...ADA, email: 'ada@taxi.example', givenName: 'Augusta' });
  expect(again.isNew).toBe(false);
  const isAda = and(eq(users.channelId, CHANNEL), eq(users.email, 'ada@taxi.example'));
  expect(await orm().$count(users, isAda)).toBe(1);
});

it('nobody becomes a fleet manager who is another user, or cannot be one', async () => {
  const { email } = (
    await server
      .as(server.fixtures.users.fleetManager)
      .get<User[]>('/v1/users?role=corporationAdmin')
  ).body[0]!;
  await expect(letIn({ ...ADA, email })).rejects.toThrow(ManagerError);
  await expect(letIn({ ...ADA, email: 'ada' })).rejects.toThrow(
    '“ada” is not accepted as e-mail: Must be',
  );
  await expect(letIn({ ...ADA, familyName: '<b>' })).rejects.toThrow('as family name');
});
