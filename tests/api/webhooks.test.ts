import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingResult } from '../../contract/booking/request.ts';
import type { WebhookEndpoint } from '../../contract/resources/webhookEndpoints.ts';
import type { WebhookDelivery } from '../../contract/webhooks/calls.ts';
import * as tables from '../../server/db/tables/index.ts';
import { RETRY_SECONDS } from '../../server/services/webhooks/deliver.ts';
import { queueWebhooks } from '../../server/services/webhooks/queue.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import type { JobPayloads } from '../../server/jobs/jobs.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { startReceiver } from '../support/webhookReceiver.ts';

let server: BookingServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
  server = await startBookingServer({ environment: { WEBHOOK_NETWORKS: '127.0.0.1' } });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});
beforeEach(async () => {
  await orm().delete(tables.webhookEndpoints);
  server.enqueued.length = 0;
  receiver.take();
  receiver.answerWith();
});

const orm = () => server.context.database.orm;
const admin = () => server.as(server.fixtures.users.northwindAdmin);
const manager = () => server.as(server.fixtures.users.fleetManager);
const PATH = '/v1/webhook-endpoints';

async function endpoint(values: object = {}, by = admin()) {
  const corporationId = server.fixtures.corporations.northwind.id;
  const made = await by.post<WebhookEndpoint>(PATH, {
    name: 'Travel desk',
    url: receiver.url,
    corporationId,
    ...values,
  });
  expect(made.status).toBe(201);
  const at = `${PATH}/${made.body.id}`;
  const { body } = await by.post<{ secret: string }>(`${at}/secret`);
  return { id: made.body.id, at, secret: body.secret };
}
const read = async (id: string) =>
  (await admin().get<WebhookEndpoint[]>(PATH)).body.find((one) => one.id === id)!;
const log = async (at: string, query = '') =>
  (await admin().get<WebhookDelivery[]>(`${at}/deliveries${query}`)).body;

async function book(): Promise<string> {
  const options = { idempotencyKey: server.newKey() };
  const { body } = await admin().post<BookingResult>('/v1/bookings', server.request(), options);
  await admin().post(`/v1/bookings/${body.bookingId}/confirm`);
  return body.bookingId;
}
const set = (bookingId: string, values: Partial<typeof tables.bookings.$inferInsert>) =>
  orm().update(tables.bookings).set(values).where(eq(tables.bookings.id, bookingId));

/** Runs the jobs that are there, in the order in which they were queued. */
async function runQueued(): Promise<number> {
  const jobs = server.enqueued.splice(0).filter(({ name }) => name === 'deliver-webhook');
  for (const { payload } of jobs)
    await runJob(server.context, 'deliver-webhook', payload as JobPayloads['deliver-webhook']);
  return jobs.length;
}
async function deliver(): Promise<void> {
  await queueWebhooks(server.context);
  while ((await runQueued()) > 0);
}
const typesOf = (subject: string) =>
  receiver.received.filter(({ event }) => event.subject === subject).map(({ event }) => event.type);

describe('an event', () => {
  it('is a signed CloudEvent about what happened, and names nobody', async () => {
    const { secret } = await endpoint();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const trip = await book();
    await deliver();
    const [{ headers, body, event }] = receiver.take() as [(typeof receiver.received)[number]];
    expect(headers['content-type']).toBe('application/cloudevents+json; charset=utf-8');
    const signed = {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    };
    expect(new Webhook(secret).verify(body, signed)).toMatchObject({ id: event.id });
    expect(() => new Webhook(secret).verify(`${body} `, signed)).toThrow('signature');
    // As the standard describes it, for a receiver without the library that signed it.
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const content = `${signed['webhook-id']}.${signed['webhook-timestamp']}.${body}`;
    const digest = createHmac('sha256', key).update(content).digest('base64');
    expect(signed['webhook-signature']).toBe(`v1,${digest}`);
    expect(event).toMatchObject({
      specversion: '1.0',
      id: headers['webhook-id'],
      type: 'trip.created',
      subject: trip,
      source: 'http://localhost:4330/v1',
      data: {
        bookingId: trip,
        corporationId: server.fixtures.corporations.northwind.id,
        status: 'NEW',
      },
    });
    expect(body).not.toContain('Anna');
  });

  it('tells each step of a trip in its order, once, and only what is subscribed to', async () => {
    const all = await endpoint();
    await endpoint({ types: ['trip.cancelled'], name: 'Cancelled' });
    const trip = await book();
    await set(trip, { status: 'ASSIGN' });
    await set(trip, { updatedAt: new Date() });
    await set(trip, { fareEstimate: null });
    await set(trip, { status: 'DISPATCH_CANCELLED' });
    await deliver();
    const cancelled = receiver.received.filter(({ event }) => event.type === 'trip.cancelled');
    expect(cancelled).toHaveLength(2);
    const events = (await log(all.at)).toReversed().map(({ type }) => type);
    expect(events).toEqual([
      'trip.created',
      'trip.changed',
      'trip.price-changed',
      'trip.cancelled',
      'trip.price-changed',
    ]);
    expect(typesOf(trip).filter((type) => type !== 'trip.cancelled')).toEqual(
      events.filter((type) => type !== 'trip.cancelled'),
    );
  });

  it('tells of people, imports and invoices', async () => {
    await endpoint();
    const people = '/v1/business-passengers';
    const { northwind } = server.fixtures.corporations;
    const { body: made } = await admin().post<{ id: string }>(people, {
      businessAccountId: northwind.id,
      givenName: 'Nora',
      familyName: 'Webb',
      email: 'nora@northwind.example',
      phone: '+447911123499',
    });
    await admin().patch(`${people}/${made.id}`, { status: 'inactive' });
    await admin().delete(`${people}/${made.id}`);
    await deliver();
    expect(typesOf(made.id)).toEqual(['person.created', 'person.changed', 'person.deleted']);
    const imported = {
      channelId: 'meridian',
      userId: server.fixtures.users.northwindAdmin.id,
      resource: 'business-passengers',
      corporationId: northwind.id,
      fileName: 'people.csv',
      columns: [],
      state: 'RUNNING' as const,
    };
    const [row] = await orm().insert(tables.imports).values(imported).returning();
    await orm().update(tables.imports).set({ state: 'DONE' }).where(eq(tables.imports.id, row!.id));
    const ofNorthwind = and(
      eq(tables.invoices.corporationId, northwind.id),
      eq(tables.invoices.status, 'paid'),
    );
    await orm()
      .update(tables.invoices)
      .set({ status: 'paid' })
      .where(eq(tables.invoices.corporationId, northwind.id));
    const [invoice] = await orm().select().from(tables.invoices).where(ofNorthwind).limit(1);
    await deliver();
    expect(typesOf(row!.id)).toEqual(['import.finished']);
    if (invoice) expect(typesOf(invoice.id)).toEqual(['invoice.changed']);
    expect(JSON.stringify(receiver.take())).not.toContain('Nora');
  });

  it('is of the account, and for the operator of all accounts', async () => {
    const { fleetManager, globexAdmin } = server.fixtures.users;
    const globex = { corporationId: server.fixtures.corporations.globex.id };
    await endpoint(globex, server.as(globexAdmin));
    const trip = await book();
    await deliver();
    expect(receiver.take()).toEqual([]);
    await endpoint({ corporationId: null }, server.as(fleetManager));
    await set(trip, { status: 'ASSIGN' });
    await deliver();
    expect(receiver.take()).toHaveLength(1);
    expect((await admin().get<WebhookEndpoint[]>(PATH)).body).toEqual([]);
    const seen = await manager().get<WebhookEndpoint[]>(PATH);
    expect(seen.body).toHaveLength(2);
  });
});

describe('an endpoint that does not answer', () => {
  it('is asked again later and later, while the later events of the trip wait', async () => {
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
    const { id, at } = await endpoint();
    receiver.answerStatus(410);
    await book();
    await deliver();
    expect(await read(id)).toMatchObject({ status: 'inactive' });
    expect((await log(at)).map(({ state }) => state)).toEqual(['held']);
  });

  it('is not followed to where it redirects', async () => {
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

describe('the log', () => {
  it('has what was sent and answered, and sends one event again with its id', async () => {
    const { at } = await endpoint();
    receiver.answerStatus(200);
    await admin().post(`${at}/test`);
    await deliver();
    const [sent] = receiver.take();
    const [entry] = await log(at);
    expect(entry).toMatchObject({
      type: 'webhook.test',
      state: 'delivered',
      request: sent!.body,
      attempts: [{ status: 200, answer: 'No, thank you' }],
    });
    await admin().post(`${at}/resend`, { deliveryId: entry!.id });
    await deliver();
    expect(receiver.take()).toMatchObject([{ event: { id: entry!.id } }]);
    expect((await log(at))[0]!.attempts).toHaveLength(2);
    const other = await endpoint();
    const elsewhere = await admin().post(`${other.at}/resend`, { deliveryId: entry!.id });
    expect(elsewhere.status).toBe(404);
    expect(await log(at, `?before=${entry!.id}`)).toEqual([]);
    expect(await log(at, '?state=failed')).toEqual([]);
  });

  it('is of an endpoint of the account, which a fleet manager can switch off only', async () => {
    const { at, id } = await endpoint();
    expect((await manager().get(`${at}/deliveries`)).status).toBe(200);
    expect((await manager().post(`${at}/test`)).status).toBe(409);
    expect((await manager().patch(at, { url: `${receiver.url}/other` })).status).toBe(422);
    expect((await manager().patch(at, { status: 'inactive' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'inactive', switchedOffAt: null });
    await book();
    await deliver();
    expect(receiver.take()).toEqual([]);
    const { globexAdmin } = server.fixtures.users;
    expect((await server.as(globexAdmin).get(`${at}/deliveries`)).status).toBe(404);
    expect((await admin().delete(at)).status).toBe(200);
  });

  it('waits while its endpoint is deleted, and goes on when that is restored', async () => {
    const { at, id } = await endpoint();
    const trip = await book();
    await admin().delete(at);
    await set(trip, { status: 'ASSIGN' });
    await deliver();
    expect(receiver.take()).toEqual([]);
    expect((await admin().get(`${at}/deliveries`)).status).toBe(404);
    await admin().post(`${at}/restore`);
    expect(await read(id)).toMatchObject({ status: 'active', waiting: 0 });
    expect((await log(at)).map(({ type, state }) => [type, state])).toEqual([
      ['trip.created', 'held'],
    ]);
    await admin().post(`${at}/resend`, { from: '2026-01-01T00:00:00Z', onlyUndelivered: true });
    await deliver();
    expect(typesOf(trip)).toEqual(['trip.created']);
  });
});
