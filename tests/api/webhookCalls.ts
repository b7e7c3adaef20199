import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { BookingResult } from '../../contract/booking/request.ts';
import type { WebhookEndpoint } from '../../contract/resources/webhookEndpoints.ts';
import type { WebhookDelivery } from '../../contract/webhooks/calls.ts';
import * as tables from '../../server/db/tables/index.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import type { JobPayloads } from '../../server/jobs/jobs.ts';
import { queueWebhooks } from '../../server/services/webhooks/queue.ts';
import { startBookingServer } from '../support/bookingServer.ts';
import { startReceiver } from '../support/webhookReceiver.ts';

export const PATH = '/v1/webhook-endpoints';

/** A server that may send webhooks to a receiver on this machine, and the calls about them. */
export async function startWebhooks() {
  const receiver = await startReceiver();
  const server = await startBookingServer({ environment: { WEBHOOK_NETWORKS: '127.0.0.1' } });
  const orm = () => server.context.database.orm;
  const admin = () => server.as(server.fixtures.users.northwindAdmin);
  const manager = () => server.as(server.fixtures.users.fleetManager);

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
    receiver.received
      .filter(({ event }) => event.subject === subject)
      .map(({ event }) => event.type);

  return {
    server,
    receiver,
    orm,
    admin,
    manager,
    endpoint,
    read,
    log,
    book,
    set,
    runQueued,
    deliver,
    typesOf,
    /** As at the beginning of each test: no endpoints, and nothing queued or received. */
    async clear() {
      await orm().delete(tables.webhookEndpoints);
      server.enqueued.length = 0;
      receiver.take();
      receiver.answerWith();
    },
    async close() {
      await server.close();
      await receiver.close();
    },
  };
}
export type Webhooks = Awaited<ReturnType<typeof startWebhooks>>;
