import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatAccountField } from '../../contract/booking/accountFieldFilter.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { startTestServer, type ProblemReply, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { completed, prebooked } = server.fixtures.bookings;
  const change = (id: string, values: Partial<typeof bookings.$inferInsert>) =>
    server.context.database.orm.update(bookings).set(values).where(eq(bookings.id, id));
  const field = (title: string, value: string) => ({ fields: [{ id: '1', title, value }] });
  await change(completed.id, {
    businessAccountConfig: field('Cost centre: main', '4711'),
    paymentType: 'cash',
    dispatchId: 'D55501234',
    passengerName: 'Zoë Müller-Brontë',
    originAddress: "12 King's Road",
  });
  await change(prebooked.id, {
    businessAccountConfig: field('Cost centre: main', '4712'),
    vehicle: { name: 'Minibus', make: null, model: null, registration: null, driverName: null },
  });
});
afterAll(() => server.close());

const found = async (query: Record<string, string>) => {
  const { northwindAdmin } = server.fixtures.users;
  const search = new URLSearchParams(query).toString();
  const reply = await server.as(northwindAdmin).get<Trip[]>(`/v1/bookings?${search}`);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.map(({ id }) => id);
};

it('finds trips by the value of an account field with its title', async () => {
  const { completed } = server.fixtures.bookings;
  const wanted = (title: string, value: string) =>
    found({ accountField: formatAccountField({ title, value }) });
  expect(await wanted('Cost centre: main', '4711')).toEqual([completed.id]);
  expect(await wanted('Cost centre: main', '9')).toEqual([]);
  expect(await wanted('Another', '4711')).toEqual([]);
});

it('combines filters', async () => {
  const { completed, prebooked, enroute } = server.fixtures.bookings;
  expect(await found({ vehicle: 'Minibus' })).toEqual([prebooked.id]);
  expect(await found({ vehicle: 'Minibus', status: 'ENROUTE' })).toEqual([]);
  expect(await found({ paymentType: 'cash,creditCard' })).toEqual([completed.id]);
  expect(await found({ vehicle: 'Saloon,Minibus', status: 'ENROUTE,PREBOOKED' })).toEqual([
    prebooked.id,
    enroute.id,
  ]);
});

it.each(['d555', 'D55501234', 'zoë', 'brontë zoë', 'müller', "king's", '12 king', 'ZOË MÜLLER-BR'])(
  'finds a trip by %s: the beginnings of its words, in any order',
  async (dynamicSearch) => {
    expect(await found({ dynamicSearch })).toEqual([server.fixtures.bookings.completed.id]);
  },
);

it.each(['501234', 'ueller', "' | '", '!!!', ':*', 'zoë nobody'])(
  'finds nothing by %s',
  async (dynamicSearch) => {
    expect(await found({ dynamicSearch })).toEqual([]);
  },
);

it.each([
  ['accountField', 'accountField=4711', 'choice'],
  ['paymentType', 'paymentType=shells', 'choice'],
  ['fields', 'fields=1', 'unknownFilter'],
  ['sort', 'sort=status', 'unknownSort'],
  ['offset', 'offset=9999999999999', 'tooBig'],
])('refuses %s and names it: %s', async (name, query, code) => {
  const reply: ProblemReply = await server
    .as(server.fixtures.users.northwindAdmin)
    .get(`/v1/bookings?${query}`);
  expect(reply.body.errors?.[name]?.code).toBe(code);
});
