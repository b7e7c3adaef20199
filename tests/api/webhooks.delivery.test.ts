import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookDelivery } from '../../contract/webhooks/calls.ts';
import * as tables from '../../server/db/tables/index.ts';
import { RETRY_SECONDS } from '../../server/services/webhooks/deliver.ts';
import { queueWebhooks } from '../../server/services/webhooks/queue.ts';
import { PATH, startWebhooks, type Webhooks } from './webhookCalls.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
});
afterAll(() => webhooks?.close());
beforeEach(() => webhooks.clear());

describe('an endpoint that does not answer', () => {
  it('is asked again later and later, while the later events of the trip wait', async () => {
    const { server, receiver, endpoint, read, log, book, set, runQueued, typesOf } = webhooks;
    const { at, id } = await endpoint();
    const trip = await book();
    await set(trip, { status: 'ASSIGN' });
    const other = await book();
    receiver.answerWith((response, { event }) => {
      const fails = event.subject === trip && receiver.received.length < 4;
      response.writeHead(fails ? 503 : 200).end('Later, please');
    });
    await queueWebhooks(server.context);
    await runQueued();
    expect(receiver.received.map(({ event }) => event.subject).toSorted()).toEqual(
      [trip, other].toSorted(),
    );
    const [, , first] = await log(at);
    expect(first).toMatchObject({
      state: 'queued',
      attempts: [{ status: 503, answer: 'Later, please' }],
    });
    const wait = Date.parse(first!.nextAttemptAt!) - server.clock.now.getTime();
    expect(wait).toBe(RETRY_SECONDS[0]! * 1000);
    expect((await read(id)).waiting).toBe(2);
    while ((await runQueued()) > 0);
    expect(typesOf(trip)).toEqual(['trip.created', 'trip.created', 'trip.created', 'trip.changed']);
    const ids = receiver.received
      .filter(({ event }) => event.type === 'trip.created' && event.subject === trip)
      .map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    expect(await read(id)).toMatchObject({ waiting: 0, failingSince: null, status: 'active' });
  });

  it('is switched off after three days with a mail, and gets later what it has missed', async () => {
    const {
      server,
      receiver,
      orm,
      admin,
      endpoint,
      read,
      log,
      book,
      set,
      runQueued,
      deliver,
      typesOf,
    } = webhooks;
    const { at, id } = await endpoint();
    receiver.answerStatus(500);
    const trip = await book();
    await queueWebhooks(server.context);
    for (const seconds of [...RETRY_SECONDS, 0]) {
      expect((await read(id)).status).toBe('active');
      expect(await runQueued()).toBe(1);
      server.pass(seconds);
    }
    const off = await read(id);
    expect(off).toMatchObject({ status: 'inactive' });
    expect(Date.parse(off.switchedOffAt!) - Date.parse(off.failingSince!)).toBeGreaterThan(
      71 * 3_600_000,
    );
    const mails = await orm().select().from(tables.mails);
    const mail = mails.filter(({ fact }) => fact.includes('webhooks off'));
    expect(mail).toMatchObject([
      { subject: expect.stringContaining(`127.0.0.1:${receiver.port}`) },
    ]);
    await set(trip, { status: 'ASSIGN' });
    await deliver();
    expect((await log(at)).map(({ state }) => state)).toEqual(['held', 'failed']);
    receiver.take();
    receiver.answerWith();
    const period = { from: '2026-01-01T00:00:00Z', onlyUndelivered: true };
    expect((await admin().post(`${at}/resend`, period)).status).toBe(409);
    await admin().patch(at, { status: 'active' });
    expect((await admin().post(`${at}/resend`, period)).body).toEqual({ count: 2 });
    await deliver();
    expect(typesOf(trip)).toEqual(['trip.created', 'trip.changed']);
    expect((await admin().post(`${at}/resend`, period)).body).toEqual({ count: 0 });
  });

  it('is switched off at once when it says that it is gone', async () => {
    const { receiver, endpoint, read, log, book, deliver } = webhooks;
    const { id, at } = await endpoint();
    receiver.answerStatus(410);
    await book();
    await deliver();
    expect(await read(id)).toMatchObject({ status: 'inactive' });
    expect((await log(at)).map(({ state }) => state)).toEqual(['held']);
  });

  it('is not followed to where it redirects', async () => {
    const { server, receiver, endpoint, log, book, runQueued } = webhooks;
    const { at } = await endpoint();
    receiver.answerStatus(307, { location: `${receiver.url}/elsewhere` });
    await book();
    await queueWebhooks(server.context);
    await runQueued();
    expect(receiver.take()).toHaveLength(1);
    expect((await log(at))[0]).toMatchObject({ state: 'queued', attempts: [{ status: 307 }] });
  });
});

describe('the targets of webhooks', () => {
  it('cannot be private addresses', async () => {
    const { server, admin } = webhooks;
    const corporationId = server.fixtures.corporations.northwind.id;
    for (const url of [
      'https://10.0.0.1/',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://[fd00::1]/',
      'https://2130706434/',
      'http://93.184.216.34/',
      'ftp://93.184.216.34/',
      'https://user:word@93.184.216.34/',
      'nonsense',
    ]) {
      const reply = await admin().post<{ errors: object }>(PATH, {
        name: 'Inside',
        url,
        corporationId,
      });
      expect([url, reply.status, reply.body.errors]).toEqual([
        url,
        422,
        { url: expect.objectContaining({ code: 'webAddress' }) },
      ]);
    }
  });

  it('are looked at again at each delivery', async () => {
    const { server, receiver, orm, endpoint, log, book, runQueued } = webhooks;
    const { at, id } = await endpoint();
    await orm()
      .update(tables.webhookEndpoints)
      .set({ url: receiver.url.replace('127.0.0.1', '127.0.0.2') })
      .where(eq(tables.webhookEndpoints.id, id));
    await book();
    await queueWebhooks(server.context);
    await runQueued();
    expect(receiver.take()).toEqual([]);
    const [{ attempts }] = (await log(at)) as [WebhookDelivery];
    expect(attempts).toMatchObject([{ status: null, answer: 'The address is not a public one.' }]);
  });
});

describe('a secret', () => {
  it('is followed by another, and both sign for a day', async () => {
    const { server, receiver, admin, endpoint, deliver } = webhooks;
    const { at, secret } = await endpoint();
    const { body: next } = await admin().post<{ secret: string; formerEndsAt: string }>(
      `${at}/secret`,
    );
    expect(Date.parse(next.formerEndsAt) - server.clock.now.getTime()).toBe(86_400_000);
    const verifies = async (one: string) => {
      await admin().post(`${at}/test`);
      await deliver();
      const { headers, body } = receiver.take().at(-1)!;
      // The library compares with the clock of this machine, which the clock of the test leaves.
      const signatures = String(headers['webhook-signature']).split(' ');
      const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
      return signatures.includes(
        new Webhook(one).sign(String(headers['webhook-id']), sentAt, body),
      );
    };
    expect([await verifies(secret), await verifies(next.secret)]).toEqual([true, true]);
    server.pass(86_401);
    expect([await verifies(secret), await verifies(next.secret)]).toEqual([false, true]);
  });

  it('is needed, and never answered again', async () => {
    const { server, receiver, orm, endpoint, read, log, book, deliver } = webhooks;
    const { secret, at, id } = await endpoint();
    const answers = [await read(id), await log(at)];
    expect(JSON.stringify(answers)).not.toContain(secret);
    expect(server.logs.join('\n')).not.toContain(secret);
    await orm().delete(tables.webhookSecrets);
    await book();
    await deliver();
    expect(receiver.take()).toEqual([]);
    expect(await read(id)).toMatchObject({ secretSince: null, waiting: 0 });
  });
});
