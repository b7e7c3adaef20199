import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { StoreError } from './embedded/errors.ts';
import { explainDatabase, requireAnswer } from './explainDatabase.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ migrations: null });
});
afterAll(() => database.close());

/** What the start says about a database. */
async function told(url: string, directUrl?: string): Promise<string> {
  const options = { kind: 'postgres' as const, url, directUrl };
  const opened = await openDatabase(options);
  try {
    await requireAnswer(opened, options);
    return 'fine';
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError);
    return (error as StoreError).message;
  } finally {
    await opened.close();
  }
}

const real = (change: (url: URL) => void): string => {
  const url = new URL(database.connection.connectionString ?? '');
  change(url);
  return url.href;
};

it('a database that can be used is used', async () => {
  expect(await told(real(() => undefined))).toBe('fine');
});

it.each([
  [
    'the name of the database',
    (url: URL) => (url.pathname = '/taxii'),
    /no database taxii\. .*CREATE DATABASE "taxii"/,
  ],
  [
    'the user',
    (url: URL) => url.searchParams.set('user', 'taxii'),
    /does not let taxii in .*Correct the user/,
  ],
])('%s is wrong: the message names it and the remedy', async (_, change, expected) => {
  const message = await told(real(change));
  expect(message).toMatch(/^The PostgreSQL of DATABASE_URL, /);
  expect(message).toMatch(expected);
});

it('an address without the pooler is checked too, and named by its own variable', async () => {
  const pooled = real(() => undefined);
  expect(await told(pooled, pooled)).toBe('fine');
  expect(await told(pooled, 'postgres://taxi:secret@127.0.0.1:9/taxi')).toMatch(
    /^The PostgreSQL of DATABASE_DIRECT_URL, .* correct host and port in DATABASE_DIRECT_URL\.$/,
  );
});

it.each([
  [
    'postgres://taxi:secret@127.0.0.1:9/taxi',
    /127\.0\.0\.1:9, is not there\. Start PostgreSQL, or correct host and port/,
  ],
  [
    'postgres://taxi:secret@nowhere.invalid/taxi',
    /the name nowhere\.invalid has no address\. Correct the host/,
  ],
  ['postgres:///taxi?host=/nowhere', /has no socket there\. Start PostgreSQL, or correct the host/],
])(
  '%s is wrong: the message names the host and the remedy, without the password',
  async (url, expected) => {
    const message = await told(url);
    expect(message).toMatch(expected);
    expect(message).not.toContain('secret');
  },
);

/** A message of PostgreSQL's protocol: its kind, its length, its content. */
function packet(kind: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(kind), length, content]);
}
const refusal = (code: string, message: string) =>
  packet('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`));
/** SCRAM's first two messages; the client needs the password to answer the second. */
const asksForPassword = [
  packet('R', Buffer.from('\0\0\0\nSCRAM-SHA-256\0\0')),
  packet('R', Buffer.from('\0\0\0\vr=nonce,s=salt,i=4096')),
];

/** A PostgreSQL that answers this to everybody, one after the other. */
async function answering(answers: readonly Buffer[]): Promise<string> {
  const server = createServer((socket) => {
    const left = [...answers];
    socket.on('data', () => void socket.write(left.shift() ?? '')).on('error', () => undefined);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}/taxi`;
}

it.each([
  [
    'a wrong password',
    [refusal('28P01', 'password authentication failed')],
    'taxi:secret@',
    '',
    /refuses taxi with this password\. .*%40/,
  ],
  [
    'no password',
    asksForPassword,
    'taxi@',
    '',
    /asks for the password of taxi, and DATABASE_URL has none/,
  ],
  [
    'too many connections',
    [refusal('53300', 'too many clients')],
    'taxi:secret@',
    '',
    /no connection left\. Raise its max_connections/,
  ],
  [
    'a server that starts',
    [refusal('57P03', 'the database system is starting up')],
    'taxi:secret@',
    '',
    /is starting up\)\. Start again/,
  ],
  [
    'a server without TLS',
    [Buffer.from('N')],
    'taxi:secret@',
    '?sslmode=verify-full',
    /does not speak TLS\. Leave sslmode out/,
  ],
])('%s is told with the remedy', async (_, answers, user, settings, expected) => {
  const message = await told(`postgres://${user}${await answering(answers)}${settings}`);
  expect(message).toMatch(expected);
  expect(message).not.toContain('secret');
});

it('a user who may make no tables is told to own the database', async () => {
  const role = `limited_${randomUUID().slice(0, 8)}`;
  await database.pool.query(`CREATE ROLE ${role} LOGIN`);
  const url = real(({ searchParams }) => searchParams.set('user', role));
  const limited = await openDatabase({ kind: 'postgres', url });
  try {
    const error = await migrate(limited).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(explainDatabase(error, url)?.message).toMatch(
      new RegExp(`ALTER DATABASE "test_\\w+" OWNER TO "${role}"`),
    );
  } finally {
    await limited.close();
    await database.pool.query(`DROP ROLE ${role}`);
  }
});

it('leaves any other error as it is', () => {
  expect(explainDatabase(new Error('a mistake of ours'), 'postgres://a:b@c/d')).toBeNull();
});
