import { scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  ExpectedWait,
  hashPassword,
  MAX_PASSWORD_LENGTH,
  verifyNoPassword,
  verifyPassword,
} from './passwords.ts';

test('a password fits its hash and no other', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await verifyPassword('correct horse', hash)).toBe(true);
  expect(await verifyPassword('correct horsf', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('the same password is hashed differently each time', async () => {
  expect(await hashPassword('demo')).not.toBe(await hashPassword('demo'));
});

test('an accent may be typed as one character or two', async () => {
  const hash = await hashPassword('caf\u00E9');
  expect(await verifyPassword('cafe\u0301', hash)).toBe(true);
});

test('a hash of another cost is still read', async () => {
  const salt = Buffer.from('a salt of another time');
  const key = scryptSync('demo', salt, 32, { N: 16, r: 1, p: 1 });
  const hash = `scrypt$16$1$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  expect(await verifyPassword('demo', hash)).toBe(true);
  expect(await verifyPassword('Demo', hash)).toBe(false);
});

test.each(['', 'demo', 'scrypt$1$1', '$2b$10$abcdefghijklmnopqrstuv'])(
  'no password fits what is not a hash of ours: %s',
  async (hash) => {
    expect(await verifyPassword('demo', hash)).toBe(false);
  },
);

test('endless passwords are not hashed', async () => {
  const long = 'x'.repeat(MAX_PASSWORD_LENGTH + 1);
  const hash = await hashPassword(long);
  expect(await verifyPassword(long, hash)).toBe(false);
});

test('many at once do not stop files from being read, and those above a limit are refused', async () => {
  const done: string[] = [];
  const passwords = Array.from({ length: 30 }, () =>
    verifyNoPassword('wrong').finally(() => done.push('password')),
  );
  const settling = Promise.allSettled(passwords);
  // Enough of them to fill Node's own threads, which also read files.
  await Promise.all(Array.from({ length: 8 }, () => readFile(import.meta.filename)));
  done.push('files');
  const settled = await settling;
  const refused = settled.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(15);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  const looked = settled.length - refused.length;
  // How many depends on how long one takes here.
  expect(looked).toBeGreaterThan(0);
  // All checked passwords ended after the files, except one or two that were quick.
  expect(done.lastIndexOf('password') - done.indexOf('files')).toBeGreaterThan(looked - 3);
});

test('the expected wait grows with what is in hand and with how long the last one took by itself', async () => {
  let now = 0;
  const wait = new ExpectedWait(() => now);
  const works = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const done = works.map(({ promise }) => wait.around(() => promise));
  expect(wait.milliseconds).toBe(0);
  const expected: number[] = [];
  // The second and third waited for the first, which does not count for how long they take.
  for (const [at, tookUntil] of [700, 1700, 1900].entries()) {
    now = tookUntil;
    works[at]!.resolve();
    await done[at];
    expected.push(wait.milliseconds);
  }
  expect(expected).toEqual([1400, 1000, 0]);
  const next = wait.around(() => Promise.resolve());
  expect(wait.milliseconds).toBe(200);
  await next;
});

test('no password fits a user who does not exist', async () => {
  expect(await verifyNoPassword('demo')).toBe(false);
});
