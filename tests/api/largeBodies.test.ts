import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DISPATCH_EVENTS_PATH } from '../../contract/booking/dispatch.ts';
import { PAYMENT_EVENTS_PATH } from '../../server/adapters/payments/types.ts';
import type { Database } from '../../server/db/open.ts';
import { runProvider, type RunningProvider } from '../../server/identity/browser.fixture.ts';
import { PAYMENTS_STAND_IN_PATH } from '../../server/sandbox/payments/settings.ts';
import { openTestDatabase } from '../support/database.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
const PIECE = Buffer.alloc(64 * KIB, 'x');

/** A call with a body of this size, whose length is told in advance or not. */
interface LargeCall {
  host: string;
  path: string;
  size: number;
  told: 'length' | 'chunks';
  headers?: Record<string, string>;
}

function* written({ host, path, size, told, headers }: LargeCall): Generator<Buffer | string> {
  const head = {
    host,
    'content-type': 'application/x-www-form-urlencoded',
    ...(told === 'length'
      ? { 'content-length': String(size) }
      : { 'transfer-encoding': 'chunked' }),
    ...headers,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  yield `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  for (let left = size; left > 0; left -= PIECE.length) {
    const piece = PIECE.subarray(0, Math.min(left, PIECE.length));
    if (told === 'chunks') yield `${piece.length.toString(16)}\r\n`;
    yield piece;
    if (told === 'chunks') yield '\r\n';
  }
  if (told === 'chunks') yield '0\r\n\r\n';
}

/**
 * Sends the whole call before it reads anything, as some callers do, and then another call on the
 * same connection.
 * @returns the status of every answer
 */
async function sendAll(port: number, call: LargeCall): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  let failure: Error | undefined;
  socket.on('error', (error) => (failure = error));
  const closed = once(socket, 'close');
  for (const piece of written(call)) {
    if (socket.destroyed) break;
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), closed]);
  }
  let answers = '';
  socket.on('data', (data) => (answers += data.toString()));
  socket.write(`GET /healthz HTTP/1.1\r\nhost: ${call.host}\r\nconnection: close\r\n\r\n`);
  await closed;
  if (failure) throw failure;
  return [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status!);
}

const casesOf = (limits: readonly (readonly [path: string, limit: number])[]) =>
  limits.flatMap(([path, limit]) =>
    (['length', 'chunks'] as const).flatMap((told) =>
      [limit + 1, 3 * MIB].map((size) => ({ path, told, size })),
    ),
  );

describe('a body that is too large is refused, and the connection stays usable', () => {
  let server: TestServer;
  let token: string;
  let port: number;
  const listener = createServer((request, response) => {
    void getRequestListener(server.app.fetch)(request, response);
  });
  beforeAll(async () => {
    server = await startTestServer();
    token = await server.tokenFor(server.fixtures.users.fleetManager, CHANNEL_A);
    await once(listener.listen(0, '127.0.0.1'), 'listening');
    ({ port } = listener.address() as AddressInfo);
  });
  afterAll(async () => {
    listener.close();
    listener.closeAllConnections();
    await server.close();
  });

  it.each(
    casesOf([
      ['/v1/business-passengers/batch', MIB],
      ['/v1/imports/01a223ca-9b49-7068-bc33-e603d1198381/rows', MIB],
      [`${PAYMENTS_STAND_IN_PATH}/v1/customers`, MIB],
      ['/trips', MIB],
      [PAYMENT_EVENTS_PATH, 256 * KIB],
      [DISPATCH_EVENTS_PATH, 64 * KIB],
      ['/stop-mails/x', 16 * KIB],
    ]),
  )('$path, $size bytes told by $told', async (sent) => {
    const { host } = new URL(server.originOf(CHANNEL_A));
    const headers = { authorization: `Bearer ${token}` };
    expect(await sendAll(port, { ...sent, host, headers })).toEqual(['413', '200']);
  });
});

describe('a form that is too large gets an answer, and the connection stays usable', () => {
  let database: Database;
  let running: RunningProvider;
  beforeAll(async () => {
    database = await openTestDatabase();
    running = await runProvider(database);
  });
  afterAll(async () => {
    await running.close();
    await database.close();
  });

  it.each(
    casesOf([
      ['/oidc/token', 56 * KIB],
      ['/oidc/session/end/confirm', 56 * KIB],
      ['/oidc/sign-in/x', 16 * KIB],
      ['/oidc/password', 16 * KIB],
    ]),
  )('$path, $size bytes told by $told', async (sent) => {
    const { port, host } = new URL(running.origins.meridian);
    // The provider has no page of that name.
    expect(await sendAll(Number(port), { ...sent, host })).toEqual([expect.any(String), '404']);
  });
});
