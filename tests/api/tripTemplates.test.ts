import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TripTemplate } from '../../contract/booking/tripTemplate.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { TestUser } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PATH = '/v1/trip-templates';
const create = (user: TestUser, extra: object = {}) =>
  server.as(user).post<TripTemplate & Problem>(PATH, {
    name: 'Airport',
    bookingId: server.fixtures.bookings.completed.id,
    ...extra,
  });
const names = async (user: TestUser) =>
  (await server.as(user).get<TripTemplate[]>(PATH)).body.map(({ name }) => name);

it("keeps a person's own templates apart from everybody else's", async () => {
  const { northwindAdmin, bothAdmin, globexAdmin } = server.fixtures.users;
  const { northwind } = server.fixtures.corporations;
  const made = await create(northwindAdmin, { name: ' Mine ' });
  expect(made).toMatchObject({
    status: 201,
    body: { name: 'Mine', isMine: true, isShared: false, corporationName: northwind.name },
  });
  for (const stranger of [bothAdmin, globexAdmin]) {
    expect(await names(stranger)).toEqual([]);
    for (const method of ['PATCH', 'DELETE'])
      expect(
        (await server.as(stranger).call(method, `${PATH}/${made.body.id}`, { name: 'Theirs' }))
          .status,
      ).toBe(404);
  }
});

it('shares a template with the admins of the account of its trip, who may not change it', async () => {
  const { northwindAdmin, bothAdmin, globexAdmin } = server.fixtures.users;
  const { body } = await create(northwindAdmin, { name: 'Shared', isShared: true });
  const at = `${PATH}/${body.id}`;
  expect(await names(bothAdmin)).toEqual(['Shared']);
  expect(await names(globexAdmin)).toEqual([]);
  for (const method of ['PATCH', 'DELETE'])
    expect(await server.as(bothAdmin).call(method, at, { name: 'No' })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
  const renamed = await server.as(northwindAdmin).patch(at, { name: 'Ours' });
  expect(renamed.body).toMatchObject({ name: 'Ours', isShared: true });
  expect(await names(bothAdmin)).toEqual(['Ours']);
  await server.as(northwindAdmin).patch(at, { isShared: false });
  expect(await names(bothAdmin)).toEqual([]);
  expect((await server.as(northwindAdmin).delete(at)).status).toBe(204);
  expect(await names(northwindAdmin)).not.toContain('Ours');
});

it('refuses the trip of another account as if it did not exist', async () => {
  const { globexAdmin } = server.fixtures.users;
  const { completed } = server.fixtures.bookings;
  const answers = await Promise.all(
    [completed.id, randomUUID()].map((bookingId) => create(globexAdmin, { bookingId })),
  );
  expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  const errors = answers.map(({ body }) => body.errors);
  expect(errors[0]).toEqual(errors[1]);
  expect(errors[0]).toMatchObject({ bookingId: { code: 'reference' } });
});

it('gives no two templates of a person the same name, whatever its case, also in a race', async () => {
  const { bothAdmin, northwindAdmin } = server.fixtures.users;
  const raced = await Promise.all(
    ['Home', ' home ', 'HOME'].map((name) => create(bothAdmin, { name })),
  );
  expect(raced.filter(({ status }) => status === 409)).toHaveLength(2);
  const { id } = raced.find(({ status }) => status === 201)!.body;
  expect(await create(bothAdmin, { name: 'hOme' })).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_EXISTS', errors: { name: { code: 'unique' } } },
  });
  const other = (await create(bothAdmin, { name: 'Other' })).body;
  const client = server.as(bothAdmin);
  expect((await client.patch(`${PATH}/${other.id}`, { name: 'HOME' })).status).toBe(409);
  expect((await client.patch(`${PATH}/${id}`, { name: 'HomE' })).status).toBe(200);
  expect((await create(northwindAdmin, { name: 'Home' })).status).toBe(201);
});

it.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(61) }],
  ['bookingId', { bookingId: 'none' }],
])('refuses %s and names it', async (name, wrong) => {
  const { status, body } = await create(server.fixtures.users.northwindAdmin, wrong);
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {})).toEqual([name]);
});

it('gives nobody more than 50 templates, also in a race', async () => {
  const { northwindAdmin } = server.fixtures.users;
  const made = (await names(northwindAdmin)).length;
  for (let one = made; one < 48; one += 1) await create(northwindAdmin, { name: `Trip ${one}` });
  const last = await Promise.all(
    Array.from('ABCD', (letter) => create(northwindAdmin, { name: `Last ${letter}` })),
  );
  expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 422, 422]);
  expect(last.find(({ status }) => status === 422)?.body.errors).toMatchObject({
    name: { code: 'tooMany' },
  });
  expect(await names(northwindAdmin)).toHaveLength(50);
});
