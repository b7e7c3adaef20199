import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { employeeGroups } from '../../contract/resources/employeeGroups.ts';
import * as tables from '../../server/db/tables/index.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { resourceCases, type Row } from './resourceCases.ts';

let server: TestServer;
let cases: ReturnType<typeof resourceCases>;
beforeAll(async () => {
  server = await startTestServer();
  cases = resourceCases(server);
});
afterAll(() => server.close());
const admin = () => server.as(server.fixtures.users.northwindAdmin);
const PEOPLE = '/v1/business-passengers';

it('leaves nobody in a deleted group, whichever comes first', async () => {
  for (let round = 0; round < 8; round += 1) {
    const group = await cases.create(employeeGroups);
    const bodies = await Promise.all(
      Array.from({ length: 4 }, () => cases.values(businessPassengers, { groupId: group.id })),
    );
    const [deleted, ...created] = await Promise.all([
      admin().delete(`/v1/employee-groups/${group.id}`),
      ...bodies.map((body) => admin().post(PEOPLE, body)),
    ]);
    const { orm } = server.context.database;
    const members = await orm.$count(
      tables.businessPassengers,
      and(
        eq(tables.businessPassengers.groupId, group.id),
        isNull(tables.businessPassengers.deletedAt),
      ),
    );
    expect(members).toBe(created.filter(({ status }) => status === 201).length);
    expect([200, 409]).toContain(deleted.status);
    if (deleted.status === 200) expect(members).toBe(0);
    else expect(members).toBeGreaterThan(0);
  }
});

it('gives an e-mail to one of twenty who request it at once', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 20 }, () =>
      cases.values(businessPassengers, { email: 'one.of.twenty@valid.example' }),
    ),
  );
  const replies = await Promise.all(bodies.map((body) => admin().post(PEOPLE, body)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
});

it('applies changes of different fields at once, each on top of the other', async () => {
  const row = await cases.create(businessPassengers);
  const at = `${PEOPLE}/${row.id}`;
  await Promise.all([
    admin().patch(at, { givenName: 'Olga' }),
    admin().patch(at, { familyName: 'Both' }),
    admin().patch(at, { status: 'inactive' }),
  ]);
  expect((await admin().get<Row>(at)).body).toMatchObject({
    givenName: 'Olga',
    familyName: 'Both',
    status: 'inactive',
  });
});
