import { describe, expect, test } from 'vitest';
import { networkOf } from '../peerAddress.ts';
import { type Attempt, forgetMistakes, LIMITS, takeAttempt } from './attempts.ts';
import { openSignIn, runProvider, submitPassword } from './browser.fixture.ts';
import { addUser, PASSWORD } from './people.fixture.ts';
import { ProviderUnderTest, WRONG } from './runningProvider.fixture.ts';

const at = new ProviderUnderTest();

const attempt = (more: Partial<Attempt>): Attempt => ({
  channelId: 'meridian',
  email: 'who@northwind.example',
  address: '198.51.100.1',
  isKnownDevice: false,
  ...more,
});
/** Makes a number of attempts together; returns how many of them were let through. */
async function letThrough(count: number, attemptAt: (index: number) => Attempt): Promise<number> {
  const waits = await Promise.all(
    Array.from({ length: count }, (_, index) => takeAttempt(at.database, attemptAt(index))),
  );
  return waits.filter((wait) => wait === null).length;
}
/** As a proxy of ours forwards it. */
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('somebody who guesses', () => {
  test('many passwords of one e-mail must wait, and does not lock its owner out elsewhere', async () => {
    const email = 'guessed@northwind.example';
    await addUser(at.database, 'meridian', email);
    const guesser = '198.51.100.7';
    const guess = attempt({ email, address: guesser });
    expect(await letThrough(LIMITS.emailFromAddress + 5, () => guess)).toBe(
      LIMITS.emailFromAddress,
    );
    const page = await openSignIn(at.origin);
    const form = { email, password: PASSWORD };
    const waiting = await submitPassword(page, form, from(guesser));
    expect(waiting.answer.status).toBe(429);
    expect(waiting.answer.headers['retry-after']).toMatch(/^\d+$/);
    const owner = await submitPassword(page, form, from('203.0.113.20'));
    expect(owner.code).not.toBeNull();
  });

  test('from many addresses must wait; the owner signs in with a browser known from before', async () => {
    const email = 'sought@northwind.example';
    await addUser(at.database, 'meridian', email);
    const form = { email, password: PASSWORD };
    const known = await openSignIn(at.origin);
    expect((await submitPassword(known, form, from('203.0.113.30'))).code).not.toBeNull();
    const everywhere = (index: number) => attempt({ email, address: `100.${index}.0.1` });
    expect(await letThrough(LIMITS.email + 20, everywhere)).toBe(LIMITS.email);
    const stranger = await openSignIn(at.origin);
    expect((await submitPassword(stranger, form, from('203.0.113.31'))).answer.status).toBe(429);
    const again = await openSignIn(at.origin, { prompt: 'login' }, known.browser);
    expect((await submitPassword(again, form, from('203.0.113.31'))).code).not.toBeNull();
  });

  test('with a known browser has as many guesses as anybody, and no extra ones for other people', async () => {
    const mine = attempt({ email: 'mine@northwind.example', isKnownDevice: true });
    expect(await letThrough(LIMITS.knownDevice + 5, () => mine)).toBe(LIMITS.knownDevice);
    const email = 'other@northwind.example';
    await addUser(at.database, 'meridian', email);
    const { browser } = await at.signIn();
    const page = await openSignIn(at.origin, { prompt: 'login' }, browser);
    await letThrough(LIMITS.emailFromAddress, () => attempt({ email, address: '203.0.113.40' }));
    const form = { email, password: PASSWORD };
    expect((await submitPassword(page, form, from('203.0.113.40'))).answer.status).toBe(429);
  });

  test('the passwords of many e-mails must wait, by address and by network', async () => {
    const sprayed = (index: number) => attempt({ email: `${index}@x.example` });
    expect(await letThrough(300, sprayed)).toBe(LIMITS.address);
    const network = (index: number) =>
      attempt({ email: `${index}@y.example`, address: `192.0.2.${index % 200}` });
    expect(await letThrough(300, network)).toBe(LIMITS.network);
    expect(await letThrough(1, () => attempt({ address: '192.0.3.1' }))).toBe(1);
  });

  test('sees the same for an e-mail that nobody has', async () => {
    const page = await openSignIn(at.origin);
    const form = { email: 'nobody@northwind.example', password: 'wrong' };
    const first = await submitPassword(page, form, from('203.0.113.50'));
    expect(first.answer.body).toContain(WRONG);
    expect(first.answer.body.match(/aria-invalid="true"/g)).toHaveLength(2);
    const guess = attempt({ email: form.email, address: '203.0.113.50' });
    await letThrough(LIMITS.emailFromAddress, () => guess);
    expect((await submitPassword(page, form, from('203.0.113.50'))).answer.status).toBe(429);
  });
});

describe('behind a proxy', () => {
  const form = (email: string) => ({ email, password: PASSWORD });
  const fill = (address: string) =>
    letThrough(LIMITS.address + 8, (index) => attempt({ email: `${index}@w.example`, address }));

  test('one client with many wrong passwords keeps nobody else out, and cannot claim to be another', async () => {
    const email = 'behind@northwind.example';
    await addUser(at.database, 'meridian', email);
    expect(await fill('198.18.0.1')).toBe(LIMITS.address);
    for (const [address, status] of [
      ['198.18.0.1', 429],
      ['203.0.113.70, 198.18.0.1', 429],
      ['198.18.0.1, 198.19.0.1', 303],
    ] as const) {
      const page = await openSignIn(at.origin);
      const { answer } = await submitPassword(page, form(email), from(address));
      expect([address, answer.status]).toEqual([address, status]);
    }
  });

  test('that nobody named, addresses in the header do not count, and the log says so once', async () => {
    const unnamed = await runProvider(at.database, { TRUSTED_PROXIES: '' });
    try {
      await fill('127.0.0.1');
      for (const address of ['203.0.113.71', '203.0.113.72']) {
        const page = await openSignIn(unnamed.origins.meridian);
        const { answer } = await submitPassword(page, form('nobody@w.example'), from(address));
        expect(answer.status).toBe(429);
      }
      expect(unnamed.logs.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1);
    } finally {
      await unnamed.close();
    }
  });
});

test('the right password does not count as an attempt', async () => {
  for (let signedIn = 0; signedIn < LIMITS.address + 5; signedIn += 1) {
    const right = attempt({ email: `${signedIn}@z.example`, address: '198.51.100.99' });
    expect(await takeAttempt(at.database, right)).toBeNull();
    await forgetMistakes(at.database, right);
  }
});

test.each([
  ['203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:1:2::7', '2001:db8:1'],
  ['2001:db8::7', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('signing in is refused first when there is too much to do, and does not count as an attempt', async () => {
  const email = 'in-a-rush@northwind.example';
  await addUser(at.database, 'meridian', email);
  const page = await openSignIn(at.origin);
  const form = { email, password: PASSWORD };
  const asked: string[] = [];
  const { admission } = at.running.app;
  at.running.app.admission = {
    ...admission,
    admitSoon(load) {
      asked.push(load);
      return Promise.resolve(null);
    },
  };
  for (let attempts = 0; attempts < LIMITS.emailFromAddress + 5; attempts += 1) {
    const refused = await submitPassword(page, form, from('203.0.113.60'));
    expect(refused.answer.status).toBe(503);
    expect(refused.answer.headers['retry-after']).toMatch(/^\d+$/);
    // There was nothing wrong with what was typed.
    expect(refused.answer.body).not.toContain('aria-invalid="true"');
  }
  expect(new Set(asked)).toEqual(new Set(['signIn']));
  at.running.app.admission = admission;
  const admitted = await submitPassword(page, form, from('203.0.113.60'));
  expect(admitted.code).not.toBeNull();
});
