import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pricing } from '../../contract/booking/cost.fixture.ts';
import { tripCost } from '../../contract/booking/cost.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { Budget } from '../../contract/resources/budgets.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { foldTripFigures, keepFigureZones } from '../../server/services/figures/keepFigures.ts';
import { LONDON } from '../support/fixtureRows.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { booking } from '../support/tripRows.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await keepFigureZones(server.context, server.context.config.channels);
});
afterAll(() => server.close());

const CODE = { field: 'Cost centre', value: 'Sales' };

async function add(of: Partial<Budget>) {
  const { users, corporations } = server.fixtures;
  return server.as(users.northwindAdmin).post<Budget & Problem>('/v1/budgets', {
    corporationId: corporations.northwind.id,
    name: 'Ours',
    period: 'year',
    amount: 100_000,
    ...of,
  });
}
const read = async (id: string) =>
  (await server.as(server.fixtures.users.fleetManager).get<Budget>(`/v1/budgets/${id}`)).body;

/** A trip of Northwind at this moment, so that it is in the present period whenever the test runs. */
async function tripNow(status: 'ENROUTE' | 'COMPLETED', values: object = {}) {
  const { users, corporations, fleets, employees } = server.fixtures;
  const { orm } = server.context.database;
  const made = await booking(orm, {
    of: corporations.northwind,
    by: users.northwindAdmin,
    fleet: fleets.cityCars,
    passenger: employees.anna,
    at: LONDON,
    status,
    hours: 0,
  });
  const [trip] = await orm
    .update(bookings)
    .set({ numberOfVehicles: 1, ...values })
    .where(eq(bookings.id, made.id))
    .returning();
  return { id: made.id, cost: tripCost(trip!).high ?? 0 };
}

it('counts final prices as spent and booked trips as committed, folded or not', async () => {
  const { body: all } = await add({});
  const code = { ...CODE, value: randomUUID() };
  const { body: coded } = await add({ code });
  expect(coded).toMatchObject({ spent: 0, committed: 0, used: 0, forecast: 0, currency: 'GBP' });
  const fields = [{ id: 'cost-centre', title: code.field, value: code.value }];
  const booked = await tripNow('ENROUTE', { businessAccountConfig: { fields } });
  const other = await tripNow('COMPLETED', { pricingDetails: pricing(2500) });
  expect(booked.cost).toBeGreaterThan(0);
  expect(other.cost).toBeGreaterThan(0);
  const check = async () => {
    expect(await read(coded.id)).toMatchObject({
      spent: 0,
      committed: booked.cost,
      used: booked.cost,
    });
    expect(await read(all.id)).toMatchObject({
      spent: all.spent + other.cost,
      committed: all.committed + booked.cost,
      used: all.used + booked.cost + other.cost,
    });
  };
  await check();
  await foldTripFigures(server.context);
  await check();
  const { forecast, used } = await read(coded.id);
  expect(forecast).toBeGreaterThanOrEqual(used);
});

it('counts the trips of a group only', async () => {
  const { users, corporations } = server.fixtures;
  const { body: group } = await server
    .as(users.northwindAdmin)
    .post<{ id: string }>('/v1/employee-groups', {
      name: 'Travellers',
      corporationId: corporations.northwind.id,
    });
  const { body: budget } = await add({ groupId: group.id });
  await tripNow('ENROUTE');
  const inGroup = await tripNow('ENROUTE', { employeeGroupId: group.id });
  expect((await read(budget.id)).committed).toBe(inGroup.cost);
});

it('is for a group or a code, not for both', async () => {
  const { users, corporations } = server.fixtures;
  const { body: group } = await server
    .as(users.northwindAdmin)
    .post<{ id: string }>('/v1/employee-groups', {
      name: 'Both',
      corporationId: corporations.northwind.id,
    });
  const refused = { status: 422, body: { errors: { code: { code: 'groupOrCode' } } } };
  expect(await add({ groupId: group.id, code: CODE })).toMatchObject(refused);
  const { body: coded } = await add({ code: CODE });
  const admin = server.as(users.northwindAdmin);
  expect(await admin.patch(`/v1/budgets/${coded.id}`, { groupId: group.id })).toMatchObject(
    refused,
  );
});
