import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolesFor } from '../../contract/core/access.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { corporations } from '../../contract/resources/corporations.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { creatable, path, resourceCases, type Row } from './resourceCases.ts';

let server: TestServer;
let cases: ReturnType<typeof resourceCases>;
beforeAll(async () => {
  server = await startTestServer();
  cases = resourceCases(server);
});
afterAll(() => server.close());

const manager = () => server.as(server.fixtures.users.fleetManager);

const uniqueFields = creatable.flatMap((resource) =>
  Object.entries(resource.fields)
    .filter(([, { unique }]) => unique)
    .map(([name]) => [resource.name, name, resource] as const),
);

// A user whose e-mail is known is invited instead of being refused (users.shares.test.ts).
const refusing = uniqueFields.filter(([, , { name }]) => name !== 'users');
describe.each(refusing)('%s: %s', (_resource, field, resource) => {
  const create = () => cases.create(resource);
  const writer = () =>
    rolesFor(resource, 'create').includes('bookingChannelAdmin')
      ? manager()
      : server.as(server.fixtures.users.northwindAdmin);
  /** The body of a row with the same value, in capitals if it is a text. */
  const again = async (row: Row) => {
    const value = row[field];
    const isText = resource.fields[field]!.kind !== 'reference';
    const same = isText ? String(value).toUpperCase() : value;
    return cases.values(resource, { [field]: same });
  };

  it('is taken once, even in a race, and the refusal names the row that has it', async () => {
    const first = await create();
    const body = await again(first);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => writer().post<Problem>(path(resource), body)),
    );
    for (const reply of replies)
      expect(reply).toMatchObject({
        status: 409,
        body: {
          code: 'ALREADY_EXISTS',
          errors: { [field]: { code: 'unique' } },
          params: { field, id: first.id },
        },
      });
    await writer().delete(path(resource, first.id));
    const race = await Promise.all(
      Array.from({ length: 5 }, () => writer().post<Row>(path(resource), body)),
    );
    const statuses = race.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
  });

  it('is free again once its row is deleted, which cannot be restored once it is taken', async () => {
    const first = await create();
    const body = await again(first);
    await writer().delete(path(resource, first.id));
    const second = await writer().post<Row>(path(resource), body);
    expect(second.status).toBe(201);
    const back = await writer().post<Problem>(`${path(resource, first.id)}/restore`);
    expect(back).toMatchObject({
      status: 409,
      body: {
        code: 'ALREADY_EXISTS',
        errors: { [field]: { code: 'takenMeanwhile' } },
        params: { field, id: second.body.id },
      },
    });
    await writer().delete(path(resource, second.body.id));
    expect((await writer().post(`${path(resource, first.id)}/restore`)).status).toBe(200);
  });
});

it('the e-mail of employees is unique in each account, whose employee a refusal names', async () => {
  const first = await cases.create(businessPassengers);
  const { northwind, globex } = server.fixtures.corporations;
  const add = async ({ id }: { id: string }) => {
    const changes = { businessAccountId: id, email: first['email'] };
    const body = await cases.values(businessPassengers, changes);
    return manager().post<Row & Problem>('/v1/business-passengers', body);
  };
  const second = await add(globex);
  expect(second.status).toBe(201);
  expect((await add(northwind)).body.params).toEqual({ field: 'email', id: first.id });
  expect((await add(globex)).body.params).toEqual({ field: 'email', id: second.body.id });
});

it('the refusal of a change names the field, but no row of an account that the caller does not see', async () => {
  const hidden = await cases.create(corporations);
  const { id } = server.fixtures.corporations.northwind;
  const reply = await server
    .as(server.fixtures.users.northwindAdmin)
    .patch<Problem>(`/v1/corporations/${id}`, { name: hidden['name'] });
  expect(reply).toMatchObject({ status: 409, body: { errors: { name: { code: 'unique' } } } });
  expect(reply.body.params).toBeUndefined();
});
