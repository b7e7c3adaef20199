import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Role } from '../../contract/core/roles.ts';
import { findResource } from '../../contract/resources/index.ts';
import { demoId } from '../../server/demo/ids.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { allRoutes } from '../../server/http/createApp.ts';
import { exampleOf } from '../../server/http/examples/examples.ts';
import { idInDemo } from '../../server/http/examples/resourceExamples.ts';
import { openApiDocument } from '../../server/http/openapi.ts';
import { publicOperations } from '../../server/http/operations/public.ts';
import { seedInvoices } from '../../server/services/invoices/demoInvoices.ts';
import { readConfig } from '../../server/config/env.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { openTestDatabase } from '../support/database.ts';
import { dereferenced } from '../support/dereferenced.ts';
import { CHANNEL_A, type Fixtures } from '../support/fixtures.ts';

interface Described {
  operationId: string;
  'x-roles': string[];
  parameters?: { name: string; in: string; required?: boolean; example?: string | number }[];
  requestBody?: { content: Record<string, { example?: object }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}
const NOW = new Date();
const document = dereferenced(openApiDocument(allRoutes(), publicOperations, NOW)) as unknown as {
  paths: Record<string, Record<string, Described>>;
};
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    method: method as 'get',
    path: path as `/v1/${string}`,
    id: described.operationId,
    described,
  })),
);
type Call = (typeof calls)[number];

/** Calls by programs, which sign what they send, and the calls of which the example is the address. */
const BY_PROGRAMS = new Set(['receiveDispatchEvent', 'receivePaymentEvent']);
/** What a call needs that no text can have: a card that was typed into the processor's fields. */
const REFUSED = new Map([['storeCard', 422]]);

/** Deletions come last, then what restores the rows; what needs another call comes after others. */
const rank = ({ method, id }: Call) =>
  id.startsWith('restore')
    ? 3
    : /^(delete|drop)/.test(id) || (method as string) === 'delete'
      ? 2
      : 1;
/** The demo has no rows of resources that somebody has added, until they give them an example. */
const isInDemo = ({ path }: Call) => {
  const name = path.split('/')[2] ?? '';
  return !findResource(name) || name === 'invoices' || idInDemo(name) !== undefined;
};
const order = calls
  .filter((call) => !BY_PROGRAMS.has(call.id) && isInDemo(call))
  .toSorted((a, b) => rank(a) - rank(b));

let server: BookingServer;
beforeAll(async () => {
  const database = await openTestDatabase();
  const { channels } = readConfig({});
  await seedDemo(database, {
    channels,
    now: new Date(),
    passwordHash: '',
    withCards: true,
    writeInvoices: seedInvoices,
  });
  // The demo has rows of its own.
  server = await startBookingServer({ store: { database, fixtures: {} as Fixtures } });
}, 120_000);
afterAll(() => server.close());

const USERS: Record<Role, string> = {
  corporationAdmin: 'admin@northwind.example',
  bookingChannelAdmin: 'fleet@meridian.example',
};
const answers = new Map<string, unknown>();

async function clientFor(call: Call) {
  const roles = call.described['x-roles'];
  if (roles.includes('public')) return server.anonymous(CHANNEL_A);
  const role =
    exampleOf(call, NOW).by ??
    (roles.includes('corporationAdmin') ? 'corporationAdmin' : 'bookingChannelAdmin');
  const id = demoId(CHANNEL_A, 'users', USERS[role]);
  return server.withToken(CHANNEL_A, await server.tokenFor({ id }, CHANNEL_A));
}

const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inner, step) => (inner as Record<string, unknown> | undefined)?.[step],
      value,
    );

/** A part of the answer to the example of another call, which is sent if it was not. */
async function answered({ operation, at }: { operation: string; at: string }): Promise<unknown> {
  const source = calls.find(({ id }) => id === operation);
  if (!source) throw new Error(`There is no operation ${operation}`);
  if (!answers.has(operation)) await send(source);
  return valueAt(answers.get(operation), at);
}

async function idFor(call: Call): Promise<string> {
  const { idFrom } = exampleOf(call, NOW);
  if (!idFrom) throw new Error(`${call.id} has a parameter without an example`);
  return String(await answered(idFrom));
}

async function send(call: Call) {
  const { described, method, path, id } = call;
  const { parameters = [], requestBody } = described;
  let address: string = path;
  const query = new URLSearchParams();
  let idempotencyKey: string | undefined;
  for (const { name, in: where, required, example } of parameters) {
    if (where === 'path')
      address = address.replace(`{${name}}`, String(example ?? (await idFor(call))));
    if (where === 'query' && example !== undefined) query.set(name, String(example));
    if (where === 'query' && required)
      expect([id, name, query.has(name)]).toEqual([id, name, true]);
    if (name === 'Idempotency-Key' && example !== undefined) idempotencyKey = String(example);
  }
  const written = requestBody?.content['application/json']?.example;
  const { bodyFrom } = exampleOf(call, NOW);
  const body = bodyFrom ? { ...written, [bodyFrom.member]: await answered(bodyFrom) } : written;
  if (requestBody) expect([id, body]).toEqual([id, expect.anything()]);
  const reply = await (
    await clientFor(call)
  ).call(method.toUpperCase(), query.size > 0 ? `${address}?${query}` : address, body, {
    ...(idempotencyKey && { idempotencyKey }),
  });
  await server.runJobs();
  answers.set(id, reply.body);
  return reply;
}

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

describe('the examples of the description', () => {
  it.each(order.map((call) => [call.id, call] as const))(
    '%s works in the demo, and is answered as described',
    async (id, call) => {
      const wanted = REFUSED.get(id) ?? Number(Object.keys(call.described.responses)[0]);
      const { status, body } = await send(call);
      expect({ status, ...(status === wanted ? {} : { body }) }).toEqual({ status: wanted });
      const schema = call.described.responses[status]?.content?.['application/json']?.schema;
      if (schema) expect(z.fromJSONSchema(schema).safeParse(body).error?.issues).toBeUndefined();
    },
  );
});

it('is what the document about the API begins with', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');
  const [, written = ''] = /<<'JSON'\n([^]*?)\nJSON\n/.exec(text) ?? [];
  const call = calls.find(({ id }) => id === 'requestBooking')!;
  expect(JSON.parse(written)).toEqual(exampleOf(call, NOW).body);
});
