import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookEndpoint } from '../../contract/resources/webhookEndpoints.ts';
import * as tables from '../../server/db/tables/index.ts';
import { PATH, startWebhooks, type Webhooks } from './webhookCalls.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
});
afterAll(() => webhooks?.close());
beforeEach(() => webhooks.clear());

describe('an event', () => {
  it('is a signed CloudEvent about what happened, and names nobody', async () => {
    const { server, receiver, endpoint, book, deliver } = webhooks;
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
    const { receiver, endpoint, log, book, set, deliver, typesOf } = webhooks;
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
    const { server, receiver, orm, admin, endpoint, deliver, typesOf } = webhooks;
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
    expect(typesOf(invoice!.id)).toEqual(['invoice.changed']);
    expect(JSON.stringify(receiver.take())).not.toContain('Nora');
  });

  it('is of the account, and for the operator of all accounts', async () => {
    const { server, receiver, admin, manager, endpoint, book, set, deliver } = webhooks;
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

describe('the log', () => {
  it('has what was sent and answered, and sends one event again with its id', async () => {
    const { receiver, admin, endpoint, log, deliver } = webhooks;
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
    const { server, receiver, admin, manager, endpoint, read, book, deliver } = webhooks;
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
    const { receiver, admin, endpoint, read, log, book, set, deliver, typesOf } = webhooks;
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
