import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolesFor } from '../../contract/core/access.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { rowLabel } from '../../contract/core/resource.ts';
import { businessGuests } from '../../contract/resources/businessGuests.ts';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { corporations } from '../../contract/resources/corporations.ts';
import { employeeGroups } from '../../contract/resources/employeeGroups.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { batchCalls } from './batchCalls.ts';
import { allResources, creatable, path, resourceCases, type Row } from './resourceCases.ts';

/** The deleted rows of every resource: who sees them, and how they are restored. */

let server: TestServer;
let cases: ReturnType<typeof resourceCases>;
let calls: ReturnType<typeof batchCalls>;
beforeAll(async () => {
  server = await startTestServer();
  cases = resourceCases(server);
  calls = batchCalls(server);
});
afterAll(() => server.close());

const kept = creatable.filter(({ softDelete }) => softDelete);
const manager = () => server.as(server.fixtures.users.fleetManager);

describe.each(kept.map((resource) => [resource.name, resource] as const))(
  'deleted %s',
  (name, resource) => {
    const user = () => cases.userFor(resource, 'delete');
    const client = () => server.as(user());
    const deletedAt = `/v1/${name}/deleted`;
    const list = async (query = '') => {
      const reply = await client().get<Row[]>(`${deletedAt}?maxPerPage=100${query}`);
      expect(reply.status).toBe(200);
      expect(Number(reply.headers.get('x-total-count'))).toBe(reply.body.length);
      return reply.body;
    };
    const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
    const makeDeleted = async () => {
      const row = await cases.create(resource);
      expect((await client().delete(path(resource, row.id))).status).toBe(200);
      return row;
    };

    it('are listed with who deleted them and when, the newest first', async () => {
      const stays = await cases.create(resource);
      const [first, second] = [await makeDeleted(), await makeDeleted()];
      const listed = await list();
      expect(idsOf(listed).slice(0, 2)).toEqual([second.id, first.id]);
      expect(idsOf(listed)).not.toContain(stays.id);
      const [newest] = listed;
      expect(newest).toMatchObject({
        ...Object.fromEntries(resource.label.map((field) => [field, second[field]])),
        deletedAt: expect.any(String),
        deletedBy: user().role === 'corporationAdmin' ? 'Nora Wind' : 'Flo Manager',
      });
      const ids = `&id=${first.id},${second.id},${stays.id}`;
      expect(idsOf(await list(`${ids}&sort=deletedAt`))).toEqual([first.id, second.id]);
      expect(await list(`${ids}&deletedTo=2020-01-01T00:00:00Z`)).toEqual([]);
      if (resource.list.search.includes(resource.label[0]!)) {
        const search = encodeURIComponent(rowLabel(resource, second));
        expect(idsOf(await list(`${ids}&dynamicSearch=${search}`))).toContain(second.id);
      }
    });

    it('are seen and restored only by those who may delete there', async () => {
      const { id } = await makeDeleted();
      const { tasmanAdmin, globexAdmin, harbourFleetManager } = server.fixtures.users;
      const strangers = [tasmanAdmin, harbourFleetManager];
      if (resource.scope.by !== 'channel') strangers.push(globexAdmin);
      for (const stranger of strangers) {
        const may = rolesFor(resource, 'delete').includes(stranger.role);
        const seen = await server.as(stranger).get<Row[]>(`${deletedAt}?id=${id}`);
        expect(seen).toMatchObject(may ? { status: 200, body: [] } : { status: 403 });
        const begun = await calls.begin(stranger, name, { action: 'restore', ids: [id] });
        expect(begun).toMatchObject(may ? { body: { rows: { changed: 0 } } } : { status: 403 });
        const one = await server.as(stranger).post(`${path(resource, id)}/restore`);
        expect(one.status).toBe(may ? 404 : 403);
      }
      expect(idsOf(await list(`&id=${id}`))).toEqual([id]);
    });

    it('are restored one by one and together, and together is undone', async () => {
      const rows = [await makeDeleted(), await makeDeleted(), await makeDeleted()];
      const [alone, ...others] = idsOf(rows);
      expect((await client().post(`${path(resource, alone)}/restore`)).status).toBe(200);
      const only = `${others.join(',')},${alone}`;
      expect(idsOf(await list(`&id=${only}`))).toEqual(others.toReversed());

      const looked = await calls.begin(user(), name, {
        action: 'restore',
        filter: { sort: '-deletedAt' },
        except: idsOf(await list()).filter((id) => !others.includes(id)),
      });
      expect(looked.body).toMatchObject({ state: 'READY', rows: { total: 2, changed: 2 } });
      expect(await calls.valuesOf(user(), name, others)).toEqual([null, null]);
      const done = await calls.carryOut(user(), looked.body);
      expect(done).toMatchObject({ state: 'DONE', action: 'restore', rows: { changed: 2 } });
      expect(await calls.valuesOf(user(), name, others)).toEqual(rows.slice(1));
      const [entry] = await calls.historyOf(user(), name, others[0]!);
      expect(entry).toMatchObject({ action: 'restore' });
      const again = await calls.begin(user(), name, { action: 'restore', ids: others });
      expect(again.body).toMatchObject({ rows: { changed: 0, unchanged: 2 } });

      const undone = await calls.takeBack(user(), done);
      expect(undone).toMatchObject({ state: 'DONE', rows: { changed: 2, refused: 0 } });
      expect(idsOf(await list(`&id=${only}`)).toSorted()).toEqual(others.toSorted());
    });

    it('are named only by filters of their own list', async () => {
      const refused = await calls.begin<Problem>(user(), name, {
        action: 'delete',
        filter: { sort: '-deletedAt' },
      });
      expect(refused).toMatchObject({ status: 400, body: { errors: { sort: {} } } });
      const changed = await calls.begin<Problem>(user(), name, {
        action: 'restore',
        ids: [server.fixtures.corporations.northwind.id],
        ...('status' in resource.fields && { changes: { status: 'active' } }),
      });
      expect(changed.status).toBe('status' in resource.fields ? 422 : 201);
    });
  },
);

it('are not kept by resources whose rows are deleted for good', async () => {
  for (const { name, softDelete } of allResources) {
    const reply = await server.anonymous('meridian').get(`/v1/${name}/deleted`);
    expect([name, reply.status === 401]).toEqual([name, true]);
    if (softDelete) continue;
    expect((await manager().get(`/v1/${name}/deleted`)).status).not.toBe(200);
  }
});

describe('a row that cannot be restored', () => {
  const admin = () => server.as(server.fixtures.users.northwindAdmin);
  const restored = (resource: typeof businessPassengers | typeof businessGuests, id: string) =>
    admin().post<Problem>(`${path(resource, id)}/restore`);
  const textsOf = ({ body }: { body: Problem }) =>
    Object.values(body.errors ?? {}).map(({ message }) => message);

  it('says which value somebody else has taken, alone and among others', async () => {
    const gone = await cases.create(businessPassengers);
    await admin().delete(path(businessPassengers, gone.id));
    const other = await cases.create(businessPassengers, { email: gone['email'] });
    const text = `Another entry has ${String(gone['email'])} now. Change or delete that one, then restore this one`;
    const refused = await restored(businessPassengers, gone.id);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_EXISTS', params: { field: 'email', id: other.id } },
    });
    expect(textsOf(refused)).toEqual([text]);
    const user = server.fixtures.users.northwindAdmin;
    const fine = await cases.create(businessPassengers);
    await admin().delete(path(businessPassengers, fine.id));
    const ids = [gone.id, fine.id];
    const looked = await calls.begin(user, businessPassengers.name, { action: 'restore', ids });
    expect(looked.body.rows).toMatchObject({ changed: 1, refused: 1 });
    expect(await calls.rowsOf(user, looked.body, '&outcome=refused')).toMatchObject([
      { id: gone.id, code: 'ALREADY_EXISTS', message: text },
    ]);
    await admin().delete(path(businessPassengers, other.id));
    expect((await restored(businessPassengers, gone.id)).status).toBe(200);
  });

  it('is a guest whom the account has again', async () => {
    const gone = await cases.create(businessGuests);
    await admin().delete(path(businessGuests, gone.id));
    const { givenName, familyName, phoneNumber } = gone;
    await cases.create(businessGuests, { givenName, familyName, phoneNumber });
    const refused = await restored(businessGuests, gone.id);
    expect(refused.status).toBe(409);
    expect(textsOf(refused)).toEqual(['There is already a guest with this name and phone number']);
  });

  it('joins the default group where its group is gone, as its history says', async () => {
    const group = await cases.create(employeeGroups);
    const gone = await cases.create(businessPassengers, { groupId: group.id });
    await admin().delete(path(businessPassengers, gone.id));
    await admin().delete(path(employeeGroups, group.id));
    const { defaultGroupId } = server.fixtures.corporations.northwind;
    const reply = await restored(businessPassengers, gone.id);
    expect(reply).toMatchObject({ status: 200, body: { groupId: defaultGroupId } });
    const user = server.fixtures.users.northwindAdmin;
    const [entry] = await calls.historyOf(user, businessPassengers.name, gone.id);
    expect(entry).toMatchObject({
      action: 'restore',
      changes: [{ field: 'groupId', from: group.id, to: defaultGroupId }],
    });
  });

  it('waits for its account, which it is listed again after', async () => {
    const account = await cases.create(corporations);
    const body = await cases.values(businessPassengers, { businessAccountId: account.id });
    const { body: person } = await manager().post<Row>('/v1/business-passengers', body);
    await manager().delete(path(businessPassengers, person.id));
    const listed = async () =>
      (await manager().get<Row[]>(`/v1/business-passengers/deleted?id=${person.id}`)).body;
    expect(await listed()).toHaveLength(1);
    await manager().delete(path(corporations, account.id));
    expect(await listed()).toEqual([]);
    const refused = await manager().post<Problem>(`/v1/business-passengers/${person.id}/restore`);
    expect(refused.status).toBe(422);
    expect(textsOf(refused)).toEqual([
      `${String(account['name'])} is deleted too. Restore that first`,
    ]);
    await manager().post(`${path(corporations, account.id)}/restore`);
    expect(await listed()).toHaveLength(1);
  });
});
