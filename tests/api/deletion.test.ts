import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type DeletionCheck,
  filterOfReference,
  heededReferences,
  type Use,
} from '../../contract/core/deletion.ts';
import { rolesFor } from '../../contract/core/access.ts';
import { reference } from '../../contract/core/fields.ts';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { corporations } from '../../contract/resources/corporations.ts';
import { employeeGroups } from '../../contract/resources/employeeGroups.ts';
import { bindings } from '../../server/bindings/index.ts';
import type { RequestContext } from '../../server/context.ts';
import { readHistory } from '../../server/crud/history.ts';
import type { Catalogue } from '../../server/crud/references.ts';
import { deleteRow } from '../../server/crud/write.ts';
import { invoices, paymentMethods } from '../../server/db/tables/index.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { allResources, creatable, path, resourceCases, type Row } from './resourceCases.ts';

let server: TestServer;
let cases: ReturnType<typeof resourceCases>;
beforeAll(async () => {
  server = await startTestServer();
  cases = resourceCases(server);
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const manager = () => server.as(server.fixtures.users.fleetManager);
const check = async (resource: string, ...ids: string[]) => {
  const client = resource === 'corporations' || resource === 'fleets' ? manager() : admin();
  const reply = await client.post<DeletionCheck[]>(`/v1/${resource}/deletion-check`, { ids });
  expect(reply.status).toBe(200);
  return reply.body;
};
const listOf = ({ resource, filter }: Use) =>
  manager().get<Row[]>(`/v1/${resource}?${new URLSearchParams(filter ?? {}).toString()}`);

/**
 * Every reference that a deletion must respect, where a fleet manager can make rows on both sides.
 */
const managed = creatable.filter((resource) =>
  rolesFor(resource, 'create').includes('bookingChannelAdmin'),
);
const pairs = managed.flatMap((target) =>
  heededReferences(managed, target)
    // Only an account's own admins add its keys and webhooks (`apiKeys.test.ts`, `webhooks.test.ts`).
    .filter((one) => !['api-keys', 'webhook-endpoints'].includes(one.resource.name))
    .map((one) => ({ target, one })),
);

describe('a reference that a deletion must consider', () => {
  it.each(
    pairs.map(({ target, one }) => [one.resource.name, one.name, one.effect, target] as const),
  )('%s by %s is counted, and %s applies', async (name, field, effect, target) => {
    const referring = creatable.find((resource) => resource.name === name)!;
    const { id } = await cases.create(target);
    const body = await cases.values(referring, { [field]: id });
    const made = await manager().post<Row>(path(referring), body);
    expect(made.status).toBe(201);
    const [found] = await check(target.name, id);
    const use = found?.uses.find((one) => one.resource === name && one.field === field);
    expect(use).toMatchObject({ effect });
    expect(found?.isPossible).toBe(effect !== 'refuse');
    const deleted = await cases.clientFor(target, 'delete').delete(path(target, id));
    expect(deleted.status).toBe(effect === 'refuse' ? 409 : 200);
    if (effect !== 'delete') return;
    const at = path(referring, made.body.id);
    expect((await manager().get(at)).status).toBe(404);
    await cases.clientFor(target, 'delete').post(`${path(target, id)}/restore`);
    expect((await manager().get(at)).status).toBe(200);
  });

  it.each(
    allResources.flatMap((target) =>
      heededReferences(allResources, target).map(
        (one) => [one.resource.name, one.name, one] as const,
      ),
    ),
  )('%s can be filtered by %s', (_resource, _field, one) => {
    expect(filterOfReference(one, 'some id')).not.toBeNull();
  });
});

it('says before a deletion how many trips prevent it, and lists exactly those', async () => {
  const { northwind } = server.fixtures.corporations;
  const [owing] = await check('corporations', northwind.id);
  expect(owing!.keptBecause).toContain('Unpaid invoices: 5.');
  await server.context.database.orm
    .update(invoices)
    .set({ status: 'paid', paidAt: new Date() })
    .where(eq(invoices.corporationId, northwind.id));
  const [found] = await check('corporations', northwind.id);
  expect(found).toMatchObject({ id: northwind.id, isPossible: false, keptBecause: null });
  const trips = found!.uses.find(({ resource }) => resource === 'bookings')!;
  expect(trips.effect).toBe('refuse');
  const listed = await listOf(trips);
  expect(trips.count).toBeGreaterThan(0);
  expect(Number(listed.headers.get('x-total-count'))).toBe(trips.count);
  const refused = await manager().delete(`/v1/corporations/${northwind.id}`);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'STILL_IN_USE', params: { resource: 'bookings', count: trips.count } },
  });
});

it('reports on several rows at once, each by itself, and on none that the caller does not see', async () => {
  const [empty, full] = [await cases.create(employeeGroups), await cases.create(employeeGroups)];
  await cases.create(businessPassengers, { groupId: full.id });
  await cases.create(businessPassengers, { groupId: full.id });
  const { globex, northwind } = server.fixtures.corporations;
  const deleted = await cases.create(employeeGroups);
  await admin().delete(path(employeeGroups, deleted.id));
  const unseen = [deleted.id, globex.defaultGroupId];
  const found = await check('employee-groups', empty.id, full.id, ...unseen);
  expect(found.toSorted((a, b) => Number(b.isPossible) - Number(a.isPossible))).toEqual([
    { id: empty.id, isPossible: true, uses: [], keptBecause: null },
    {
      id: full.id,
      isPossible: false,
      keptBecause: null,
      uses: [
        {
          resource: 'business-passengers',
          field: 'groupId',
          effect: 'refuse',
          count: 2,
          filter: { groupId: full.id },
        },
      ],
    },
  ]);
  const [kept] = await check('employee-groups', northwind.defaultGroupId);
  expect(kept).toMatchObject({
    isPossible: false,
    keptBecause: expect.stringContaining('default group'),
  });
});

it('deletes an account with its groups, people and cards, and restores only those', async () => {
  const account = await cases.create(corporations);
  const of = (resource: string) =>
    manager().get<Row[]>(`/v1/${resource}?corporationId=${account.id}`);
  const [group] = (await of('employee-groups')).body;
  const person = async () => {
    const body = await cases.values(businessPassengers, {
      businessAccountId: account.id,
      groupId: group!.id,
    });
    return (await manager().post<Row>('/v1/business-passengers', body)).body;
  };
  const [goneBefore, stays] = [await person(), await person()];
  await manager().delete(`/v1/business-passengers/${goneBefore.id}`);
  const { orm } = server.context.database;
  const card = {
    channelId: server.fixtures.corporations.northwind.channelId,
    corporationId: account.id,
    provider: 'sandbox' as const,
    brand: 'visa',
    number: '4242',
    expiryYear: 2099,
    expiryMonth: 4,
    cardHolderName: 'Nora Wind',
  };
  await orm.insert(paymentMethods).values([
    { ...card, providerMethodId: 'pm_stays' },
    { ...card, providerMethodId: 'pm_gone', deletedAt: new Date('2026-11-01T12:00:00Z') },
  ]);
  const cards = async () => {
    const { corporationId, deletedAt, providerMethodId } = paymentMethods;
    const isThere = and(eq(corporationId, account.id), isNull(deletedAt));
    return (await orm.select({ providerMethodId }).from(paymentMethods).where(isThere)).map(
      (one) => one.providerMethodId,
    );
  };
  expect((await manager().delete(`/v1/corporations/${account.id}`)).status).toBe(200);
  expect(await cards()).toEqual([]);
  const alone = await manager().post(`/v1/business-passengers/${goneBefore.id}/restore`);
  expect(alone).toMatchObject({
    status: 422,
    body: { errors: { businessAccountId: { code: 'deletedToo' } } },
  });
  expect((await of('employee-groups')).body).toEqual([]);
  expect((await of('business-passengers')).body).toEqual([]);
  expect((await manager().post(`/v1/corporations/${account.id}/restore`)).status).toBe(200);
  expect((await of('employee-groups')).body).toEqual([{ ...group, memberCount: 1 }]);
  expect((await of('business-passengers')).body).toEqual([stays]);
  expect(await cards()).toEqual(['pm_stays']);
  const history = await manager().get<{ action: string }[]>(
    `/v1/business-passengers/${stays.id}/history`,
  );
  expect(history.body.map(({ action }) => action)).toEqual(['restore', 'delete', 'create']);
});

it('empties references that may be empty, and keeps their values in the history', async () => {
  const emptied = {
    ...businessPassengers,
    fields: {
      ...businessPassengers.fields,
      groupId: reference('employee-groups', { onDelete: 'empty' }),
    },
  };
  const catalogue: Catalogue = new Map(
    bindings.map((binding) => [
      binding.resource.name,
      binding.resource === businessPassengers ? { ...binding, resource: emptied } : binding,
    ]),
  );
  const group = await cases.create(employeeGroups);
  const member = await cases.create(businessPassengers, { groupId: group.id });
  const user = server.fixtures.users.northwindAdmin;
  const ctx: RequestContext = {
    app: server.context,
    actor: { ...user, userId: user.id },
    channel: server.context.config.channels.find(({ id }) => id === user.channelId)!,
    language: 'en',
    requestId: 'emptied',
  };
  await deleteRow({ ctx, binding: catalogue.get('employee-groups')!, catalogue }, group.id);
  const { body } = await admin().get<Row>(`/v1/business-passengers/${member.id}`);
  // The database puts everybody into a group.
  expect(body['groupId']).toBe(server.fixtures.corporations.northwind.defaultGroupId);
  const people = catalogue.get('business-passengers')!;
  const { entries } = await readHistory(ctx, people, member.id, { offset: 0, limit: 1 });
  expect(entries).toMatchObject([
    { action: 'update', changes: [{ field: 'groupId', from: group.id, to: null }] },
  ]);
});
