import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LONDON } from '../support/fixtureRows.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const DOCUMENT = new URL('../../docs/configuration.md', import.meta.url);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a vehicle that is entered as the documentation says is offered', async () => {
  const { users, corporations } = server.fixtures;
  const written = /```sql\n(INSERT INTO fleet_offers[^`]*)```/.exec(
    readFileSync(DOCUMENT, 'utf8'),
  )?.[1];
  const statement = written!
    .replace("'Meridian Cars'", "'City Cars'")
    .replace("'Saloon'", "'Hansom'");
  const query = new URLSearchParams({
    corporationId: corporations.northwind.id,
    pickupLatitude: String(LONDON.latitude),
    pickupLongitude: String(LONDON.longitude),
  });
  const offered = async () => {
    const reply = await server.as(users.northwindAdmin).get<unknown>(`/v1/offers?${query}`);
    return JSON.stringify(reply.body);
  };
  expect(await offered()).not.toContain('Hansom');
  await server.context.database.orm.execute(sql.raw(statement));
  expect(await offered()).toContain('Hansom');
});
