import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demoChannels } from '../config/demoChannels.ts';
import { identityRecords } from '../db/tables/index.ts';
import { MAIL_LIMITS } from './attempts.ts';
import {
  authorizationUrl,
  Browser,
  openSignIn,
  redeem,
  refresh,
  submitPassword,
} from './browser.fixture.ts';
import { mailboxOf } from './mailbox.fixture.ts';
import { makeLink } from './mailedLinks.ts';
import { addUser, changeUser, PASSWORD } from './people.fixture.ts';
import { ProviderUnderTest, WRONG } from './runningProvider.fixture.ts';
import { tokenCheck } from './signedIn.fixture.ts';

const at = new ProviderUnderTest();
const NEW = 'eight taxis in the rain';
const [meridian] = demoChannels;
let made = 0;

async function newUser(more: Parameters<typeof addUser>[3] = {}) {
  made += 1;
  const email = `linked.${made}@northwind.example`;
  return { email, id: await addUser(at.database, 'meridian', email, more) };
}
/** As a proxy of ours forwards it: each test comes from an address of its own. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const askAt = (kind: 'password' | 'sign-in') => `${at.origin}/oidc/by-mail/${kind}?lang=en`;
const { mailsTo, linkIn } = mailboxOf(at);
const linkFor = async (userId: string, purpose: 'invitation' | 'password' | 'signIn') =>
  at.origin + (await makeLink(at.database.orm, { channelId: 'meridian', userId, purpose })).path;
const set = (browser: Browser, url: string, password = NEW, repeated = password) =>
  browser.send(url, { form: { password, repeated } });

describe('a forgotten password', () => {
  test('is replaced with a mailed link, which signs its reader in and ends all other sessions', async () => {
    const { email, id } = await newUser();
    const before = await at.tokensOf(email);
    const verify = tokenCheck(at.running.app);
    expect(await verify(before.tokens.access_token, meridian)).toMatchObject({ subject: id });
    const browser = new Browser();
    const headers = from('198.51.100.1');
    const asked = await browser.send(askAt('password'), { form: { email }, headers });
    expect(asked.body).toContain('Check your mailbox');
    const url = await linkIn(email);
    expect(url).toMatch(new RegExp(`^${at.origin}/oidc/password/[\\w-]{43}\\?lang=en$`));

    const page = await browser.send(url);
    expect(page.body).toContain(email);
    expect(page.headers['referrer-policy']).toBe('same-origin');
    const done = await set(browser, url);
    expect(done).toMatchObject({
      status: 303,
      headers: { location: '/email/login-redirect?acrValues=mailed-link&locale=en' },
    });
    // The console opens this next, and nobody is asked again for the password that was just typed.
    const { url: authorize, verifier } = authorizationUrl(at.origin, { acr_values: 'mailed-link' });
    const arrived = await browser.follow(authorize, `${at.origin}/oauth/callback`);
    const code = new URL(arrived.url).searchParams.get('code');
    expect((await redeem(at.origin, code!, verifier)).status).toBe(200);

    await expect(verify(before.tokens.access_token, meridian)).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
    expect((await refresh(at.origin, before.tokens.refresh_token)).status).toBe(400);
    const again = await openSignIn(at.origin);
    expect((await submitPassword(again, { email, password: PASSWORD })).answer.body).toContain(
      WRONG,
    );
    expect((await submitPassword(again, { email, password: NEW })).code).not.toBeNull();
    const [told] = await mailsTo(email);
    expect(told).toMatchObject({ subject: 'Your password for Meridian Cars was changed' });
  });

  test('gives the same answer for any e-mail, and sends no mail to people who may not sign in', async () => {
    const inactive = await newUser();
    await changeUser(at.database, 'meridian', inactive.id, { status: 'inactive' });
    const deleted = await newUser();
    await changeUser(at.database, 'meridian', deleted.id, { deletedAt: new Date() });
    const known = await newUser();
    const pages = [];
    for (const email of [known.email, inactive.email, deleted.email, 'nobody@nowhere.example']) {
      const { status, body } = await new Browser().send(askAt('password'), {
        form: { email },
        headers: from('198.51.100.2'),
      });
      pages.push(body.replaceAll(email, 'E-MAIL'));
      expect(status).toBe(200);
    }
    expect(new Set(pages).size).toBe(1);
    expect(await mailsTo(known.email)).toHaveLength(1);
    expect(await mailsTo(inactive.email)).toHaveLength(0);
    expect(await mailsTo(deleted.email)).toHaveLength(0);
  });

  test('is mailed a few times and then not for a while, counted by e-mail and by network address', async () => {
    const { email } = await newUser();
    const ask = (email: string, address: string) =>
      new Browser().send(askAt('password'), { form: { email }, headers: from(address) });
    const all = await Promise.all(
      Array.from({ length: MAIL_LIMITS.email + 2 }, (_, index) => ask(email, `100.64.${index}.1`)),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(MAIL_LIMITS.email);
    const waiting = all.find(({ status }) => status === 429)!;
    expect(waiting.headers['retry-after']).toMatch(/^\d+$/);
    expect(waiting.body).toContain('Too many links');
    expect(await mailsTo(email)).toHaveLength(MAIL_LIMITS.email);
    const many = await Promise.all(
      Array.from({ length: MAIL_LIMITS.address + 2 }, (_, index) =>
        ask(`${index}@sprayed.example`, '100.65.0.1'),
      ),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(MAIL_LIMITS.address);
  });

  test.each(['', 'no address', 'two@x.example three@x.example', 'a\0b'])(
    'asks for a complete e-mail instead of “%s”',
    async (email) => {
      const page = await new Browser().send(askAt('password'), {
        form: { email },
        headers: from('198.51.100.3'),
      });
      expect(page.body).toContain('aria-invalid="true"');
      expect(page.body).toContain('Enter a whole e-mail address');
    },
  );
});

describe('a link', () => {
  test('sets the first password of somebody who was invited', async () => {
    const { email, id } = await newUser({ password: null });
    const url = await linkFor(id, 'invitation');
    const page = await new Browser().send(`${url}?lang=fr`);
    expect(page.body).toContain('Choisissez votre mot de passe');
    expect((await set(new Browser(), url)).status).toBe(303);
    const attempt = await openSignIn(at.origin);
    expect((await submitPassword(attempt, { email, password: NEW })).code).not.toBeNull();
    // The first password is not a change that somebody else could have made.
    expect(await mailsTo(email)).toHaveLength(0);
  });

  test('works once even if it is used many times at once, and ends the other links of its reader', async () => {
    const { id } = await newUser();
    const [url, other] = [await linkFor(id, 'password'), await linkFor(id, 'signIn')];
    const all = await Promise.all(Array.from({ length: 5 }, () => set(new Browser(), url)));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      303, 410, 410, 410, 410,
    ]);
    const gone = await new Browser().send(url);
    expect(gone).toMatchObject({ status: 410 });
    expect(gone.body).toContain('/oidc/by-mail/password');
    expect((await new Browser().send(other)).status).toBe(410);
  });

  test('can be opened any number of times without being used', async () => {
    const { id } = await newUser();
    const url = await linkFor(id, 'signIn');
    for (const method of ['GET', 'HEAD', 'GET'])
      expect((await new Browser().send(url, { method })).status).toBe(200);
    expect((await new Browser().send(url, { method: 'POST' })).status).toBe(303);
    expect((await new Browser().send(url, { method: 'POST' })).status).toBe(410);
  });

  test('is stored as a hash', async () => {
    const { id } = await newUser();
    const token = (await linkFor(id, 'password')).split('/').at(-1)!;
    const { rows } = await at.database.orm.execute(
      sql`select 1 from identity_records r where r::text like ${`%${token}%`}`,
    );
    expect(rows).toHaveLength(0);
  });

  test('does not work if it is old, changed, of another channel or of a deactivated user', async () => {
    const { id } = await newUser();
    const old = await linkFor(id, 'password');
    await at.database.orm
      .update(identityRecords)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(and(eq(identityRecords.model, 'MailedLink'), eq(identityRecords.grantId, id)));
    const url = await linkFor(id, 'password');
    const elsewhere = url.replace(at.origin, at.running.origins.harbour);
    // A link to sign in cannot set a password, and the other way round.
    const swapped = url.replace('/password/', '/link/');
    for (const wrong of [old, `${url}x`, elsewhere, swapped])
      expect((await set(new Browser(), wrong)).status).toBe(410);
    await changeUser(at.database, 'meridian', id, { status: 'inactive' });
    expect((await set(new Browser(), url)).status).toBe(410);
  });

  test.each([
    ['short', 'short', 'too short'],
    ['linked.password', 'other', 'not the same'],
    ['aaaaaaaaaaaa', 'aaaaaaaaaaaa', 'easy to guess'],
  ])('does not set a password %s, %s', async (password, repeated, why) => {
    const { id } = await newUser();
    const url = await linkFor(id, 'password');
    const page = await set(new Browser(), url, password, repeated);
    expect(page.body).toContain(why);
    expect(page.body).not.toContain(`value="${password}"`);
    expect((await set(new Browser(), url)).status).toBe(303);
  });

  test('signs in its reader at the press of its button, in place of anybody who was signed in there', async () => {
    const first = await at.tokensOf();
    const { id } = await newUser();
    const url = await linkFor(id, 'signIn');
    const page = await first.browser.send(url);
    expect(page.body).toContain('You are about to sign in as');
    const sent = await first.browser.send(`${url}?requestUrl=%2Ftrips%2Fcompleted`, {
      method: 'POST',
    });
    expect(sent.headers.location).toBe(
      '/email/login-redirect?acrValues=mailed-link&locale=en&requestUrl=%2Ftrips%2Fcompleted',
    );
    const { url: authorize, verifier } = authorizationUrl(at.origin, { acr_values: 'mailed-link' });
    const arrived = await first.browser.follow(authorize, `${at.origin}/oauth/callback`);
    const code = new URL(arrived.url).searchParams.get('code');
    const answer = await redeem(at.origin, code!, verifier);
    const { access_token } = JSON.parse(answer.body) as { access_token: string };
    const verify = tokenCheck(at.running.app);
    expect(await verify(access_token, meridian)).toMatchObject({ subject: id });
    await expect(verify(first.tokens.access_token, meridian)).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
  });

  test('that is requested by acr_values alone leads to the usual page', async () => {
    const { page } = await openSignIn(at.origin, { acr_values: 'mailed-link' });
    expect(page.body).toContain('name="password"');
    expect(page.body).toContain('Forgot your password?');
  });

  test('cannot be used by the page of another site', async () => {
    const { id } = await newUser();
    const url = await linkFor(id, 'signIn');
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await new Browser().send(url, { method: 'POST', headers: { origin } });
      expect(answer.status).toBe(403);
    }
  });
});
