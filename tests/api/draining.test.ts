import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { issuerOf } from '../../server/identity/issuers.ts';
import { openTestDatabase } from '../support/database.ts';
import { insertFixtures } from '../support/fixtures.ts';
import { freePort, makeHome, startKillable } from '../support/killableServer.ts';
import { signAccessToken } from '../support/tokens.ts';

/** Longer than the test; it ends the server itself. */
const DRAIN_SECONDS = '600';

it('after SIGTERM streams end and /readyz sends callers elsewhere, while calls are answered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'draining-'));
  const database = await openTestDatabase();
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  const { users } = await insertFixtures(database.orm);
  makeHome(folder);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const settings = { DATABASE_URL: database.connection.connectionString ?? '', DRAIN_SECONDS };
  const server = await startKillable(folder, origin, settings);
  try {
    const token = await signAccessToken(database, {
      issuer: issuerOf(origin),
      subject: users.fleetManager.id,
    });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const stream = await fetch(`${origin}/v1/bookings/live`, { headers });
    expect(stream.status).toBe(200);

    void server.stop();
    await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(503));
    // It is over once everything can be read.
    expect(await stream.text()).toMatch(/^retry: \d+\n/);
    const list = await fetch(`${origin}/v1/fleets`, { headers });
    expect([list.status, list.headers.get('connection')]).toEqual([200, 'close']);
    const refused = await fetch(`${origin}/v1/fleets`, { method: 'POST', headers, body: '{}' });
    expect(refused.status).toBe(422);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  } finally {
    await server.kill();
  }
});
