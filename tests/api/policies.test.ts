import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PolicyPreview } from '../../contract/booking/policy.ts';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { PolicyTrialResult } from '../../contract/policy/calls.ts';
import type { Rule } from '../../contract/policy/rules.ts';
import { bookings, employeeGroups } from '../../server/db/tables/index.ts';
import { refuseByPolicy } from '../../server/services/policies/refuseByPolicy.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';
import { priceOf, removeTrips, ruleId, spendingA, tripsA } from './policyRules.ts';

let server: BookingServer;

beforeAll(async () => {
  server = await startBookingServer();
  // A Thursday, in the daytime.
  server.clock.now = new Date('2026-11-19T10:00:00Z');
  // The fixtures' trips are on the days around the real today, which may be those of the tests.
  await removeTrips(server);
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const corporationId = () => server.fixtures.corporations.northwind.id;
const groupId = () => server.fixtures.corporations.northwind.defaultGroupId;

/** Gives the default group a restriction with these rules. */
async function restrict(rules: Rule[], more: object = {}): Promise<string> {
  const made = await admin().post<{ id: string }>('/v1/travel-restrictions', {
    name: 'Rules',
    corporationId: corporationId(),
    rules,
    ...more,
  });
  expect(made.status).toBe(201);
  const tied = await admin().patch(`/v1/employee-groups/${groupId()}`, {
    restrictionId: made.body.id,
  });
  expect(tied.status).toBe(200);
  return made.body.id;
}

/** Removes everybody's trips, and the rules. */
afterEach(async () => {
  server.enqueued.length = 0;
  await server.context.database.orm.update(employeeGroups).set({ restrictionId: null });
  await removeTrips(server);
});

const request = (changes: Partial<BookingRequest> = {}, key = server.newKey()) =>
  admin().post<BookingResult>('/v1/bookings', server.request(changes), {
    idempotencyKey: key,
  });
const confirm = (id: string) => admin().post(`/v1/bookings/${id}/confirm`, {});
const on = (day: string, time = '12:00:00') => ({ pickupTime: `2026-11-${day}T${time}` });

it('stops a trip that breaks a rule, says which and what to do, and writes nothing', async () => {
  await restrict([tripsA('day', 1)]);
  expect((await request(on('26'))).status).toBe(201);
  const refused = await request(on('26', '18:00:00'));
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'NOT_ALLOWED_BY_POLICY',
    params: { rules: 'Trips per day: at most 1. Booked already: 1. Choose another day.' },
  });
  expect((await request(on('27'))).status).toBe(201);
  const { body } = await admin().post<PolicyPreview>('/v1/policy-preview', question(on('28')));
  expect(body.limits).toMatchObject([{ used: 0, usedWithTrip: 1, limit: 1 }]);
});

function question(changes: Partial<BookingRequest> = {}) {
  const { isDuplicateAcknowledged: _, ...trip } = server.request(changes);
  return trip;
}

it('counts a day in the local time of the pickup', async () => {
  await restrict([tripsA('day', 1)]);
  server.clock.now = new Date('2026-11-19T10:00:00Z');
  expect((await request(on('23', '23:59:00'))).status).toBe(201);
  expect((await request(on('24', '00:00:00'))).status).toBe(201);
  expect((await request(on('24', '23:59:00'))).status).toBe(409);
});

it.each([
  ['trips', () => [tripsA('day', 5)]],
  ['spending', (price: number) => [spendingA('day', price * 5)]],
])('allows five of a hundred requests at once with a limit on %s', async (_, rulesAt) => {
  const first = await request(on('25'));
  const price = await priceOf(server, first.body.bookingId);
  await admin().post(`/v1/bookings/${first.body.bookingId}/cancel`, {});
  await restrict(rulesAt(price));
  const all = await Promise.all(Array.from({ length: 100 }, () => request(on('25'))));
  const statuses = all.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect(statuses.filter((status) => status === 409)).toHaveLength(95);
});

it('needs the lock for that: without it, each of a hundred finds the limit unused', async () => {
  const { body } = await request(on('25'));
  const { orm } = server.context.database;
  const [trip] = await orm.select().from(bookings).where(eq(bookings.id, body.bookingId));
  await restrict([tripsA('day', 1)]);
  const ctx = server.contextOf(server.fixtures.users.northwindAdmin);
  const asked = Array.from({ length: 100 }, () => refuseByPolicy(orm, ctx, trip!));
  const all = await Promise.allSettled(asked);
  expect(all.filter(({ status }) => status === 'rejected')).toEqual([]);
});

it('does not count cancelled trips, or requests that nobody confirmed in time', async () => {
  await restrict([tripsA('day', 1)]);
  const first = await request(on('20'));
  expect((await request(on('20'))).status).toBe(409);
  await confirm(first.body.bookingId);
  await admin().post(`/v1/bookings/${first.body.bookingId}/cancel`, {});
  const second = await request(on('20'));
  expect(second.status).toBe(201);
  server.pass(20 * 60);
  expect((await request(on('20'))).status).toBe(201);
});

it('also applies to another pickup time, when it is requested and when it is confirmed', async () => {
  await restrict([tripsA('day', 1)]);
  const [first, second] = [await request(on('20')), await request(on('21'))];
  for (const { body } of [first, second]) expect((await confirm(body.bookingId)).status).toBe(200);
  const moving = await admin().patch<Problem>(`/v1/bookings/${second.body.bookingId}`, on('20'));
  expect(moving).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_BY_POLICY' } });
  // Its own day does not count against the trip itself.
  const within = await admin().patch(`/v1/bookings/${second.body.bookingId}`, on('21', '15:00:00'));
  expect(within.status).toBe(200);
  // It is allowed when it is requested, but no longer when it is confirmed.
  expect((await admin().patch(`/v1/bookings/${second.body.bookingId}`, on('22'))).status).toBe(200);
  expect((await request(on('22'))).status).toBe(201);
  const confirmed = await confirm(second.body.bookingId);
  expect(confirmed).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_BY_POLICY' } });
});

it('says before the request what stops either of two trips', async () => {
  await restrict([tripsA('day', 1)]);
  const asked = question(on('20'));
  const alone = await admin().post<PolicyPreview>('/v1/policy-preview', asked);
  expect(alone.body).toMatchObject({ isAllowed: true, violations: [] });
  const { body } = await admin().post<PolicyPreview>('/v1/policy-preview', {
    ...asked,
    returnPickupTime: '2026-11-20T18:00:00',
  });
  expect(body).toMatchObject({
    isAllowed: false,
    violations: [
      {
        leg: 'return',
        kind: 'frequency',
        message:
          'Return trip: Trips per day: at most 1. Booked already: 0. The outbound trip also counts.',
        remedy: 'Choose another day.',
      },
    ],
  });
});

it('names rules in the language of the caller', async () => {
  await restrict([{ id: ruleId(1), type: 'distance', maxDistanceMeters: 1000 }]);
  const { body } = await admin().post<Problem>('/v1/bookings', server.request(on('20')), {
    idempotencyKey: server.newKey(),
    language: 'de',
  });
  expect(body.displayMessage).toMatch(/^Die Reiseregeln .* Strecke: höchstens 0,62 mi/);
});

it('applies to guests only if the restriction says so, and to nobody while it is inactive', async () => {
  const guest = {
    ...on('20'),
    passengerInfo: {
      passengerType: 'guest' as const,
      corporationId: corporationId(),
      guestInfo: { givenName: 'Gus', familyName: 'Guest', phoneNumber: '+447911123477' },
    },
  };
  const id = await restrict([tripsA('day', 1)]);
  expect((await request(guest)).status).toBe(201);
  expect((await request(guest)).status).toBe(201);
  const at = `/v1/travel-restrictions/${id}`;
  await admin().patch(at, { appliesToGuests: true });
  expect((await request(guest)).status).toBe(409);
  await admin().patch(at, { status: 'inactive' });
  expect((await request(guest)).status).toBe(201);
});

describe('a guest who has the phone number or e-mail of an employee', () => {
  let added = 0;
  const ways = ['phone', 'e-mail', 'stored guest'] as const;
  type Way = (typeof ways)[number];
  const addEmployee = async (more: object = {}) => {
    added += 1;
    const values = {
      givenName: 'Una',
      familyName: 'Same',
      businessAccountId: corporationId(),
      email: `una.${added}@northwind.example`,
      phone: `+4479111235${String(added).padStart(2, '0')}`,
      ...more,
    };
    const { status, body } = await admin().post<{ id: string }>('/v1/business-passengers', values);
    expect(status).toBe(201);
    return { ...values, id: body.id };
  };
  type Employee = Awaited<ReturnType<typeof addEmployee>>;
  const asEmployee = ({ id }: Employee) => ({
    passengerInfo: {
      passengerType: 'employee' as const,
      passengerId: id,
      corporationId: corporationId(),
    },
  });
  const asGuest = async ({ email, phone }: Employee, way: Way) => {
    const name = { givenName: 'Some', familyName: 'Visitor' };
    const passengerType = 'guest' as const;
    if (way === 'stored guest') {
      const { body } = await admin().post<{ id: string }>('/v1/business-guests', {
        ...name,
        businessAccountId: corporationId(),
        phoneNumber: phone,
      });
      const passengerId = body.id;
      return { passengerInfo: { passengerType, passengerId, corporationId: corporationId() } };
    }
    const other = `+4479111239${String(added).padStart(2, '0')}`;
    const guestInfo =
      way === 'phone'
        ? { ...name, phoneNumber: phone }
        : { ...name, phoneNumber: other, email: email.toUpperCase() };
    return { passengerInfo: { passengerType, guestInfo, corporationId: corporationId() } };
  };

  it.each(ways)('has the rules and limits of that employee: %s', async (way) => {
    await restrict([tripsA('day', 1)]);
    const who = await addEmployee();
    const [guest, employee] = [await asGuest(who, way), asEmployee(who)];
    expect((await request({ ...on('20'), ...guest })).status).toBe(201);
    const refused = await request({ ...on('20', '15:00:00'), ...employee });
    expect(refused).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_BY_POLICY' } });
    expect((await request({ ...on('21'), ...employee })).status).toBe(201);
    const again = await request({ ...on('21', '15:00:00'), ...guest });
    const rules =
      'Trips per day: at most 1. Booked already: 1. Choose another day. ' +
      'The phone number or e-mail is that of an employee, so the travel rules for that employee apply.';
    expect(again).toMatchObject({ status: 409, body: { params: { rules } } });

    const asked = question({ ...on('21', '15:00:00'), ...guest });
    const { body } = await admin().post<PolicyPreview>('/v1/policy-preview', asked);
    expect(body).toMatchObject({ isAllowed: false, note: expect.stringMatching(/^The phone/) });
    // Nothing tells who it is.
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`Una|Same|${who.id}`));
    // Moving the guest's trip to the day of the employee's.
    const first = await request({ ...on('23'), ...guest });
    await confirm(first.body.bookingId);
    const moved = await admin().patch(`/v1/bookings/${first.body.bookingId}`, on('21', '18:00:00'));
    expect(moved).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_BY_POLICY' } });
  });

  it.each(ways)('is refused as they are once they are inactive: %s', async (way) => {
    await restrict([]);
    const who = await addEmployee();
    const guest = await asGuest(who, way);
    const before = await request({ ...on('24'), ...guest });
    expect(before.status).toBe(201);
    await admin().patch(`/v1/business-passengers/${who.id}`, { status: 'inactive' });
    const late = await confirm(before.body.bookingId);
    expect(late).toMatchObject({ status: 409, body: { code: 'PASSENGER_INACTIVE' } });
    const field = `passengerInfo.${way === 'stored guest' ? 'passengerId' : 'guestInfo.phoneNumber'}`;
    const refused = await request({ ...on('25'), ...guest });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { [field]: { code: 'inactive' } } },
    });

    // A phone that somebody active has too, such as that of a desk, can still be called.
    await addEmployee({ phone: who.phone });
    const shared = await request({ ...on('25'), ...guest });
    expect(shared.status).toBe(way === 'e-mail' ? 422 : 201);
    if (shared.status === 201) expect((await confirm(shared.body.bookingId)).status).toBe(200);
  });

  it('shares their limit in a race too', async () => {
    await restrict([tripsA('day', 3)]);
    const who = await addEmployee();
    const guests = [await asGuest(who, 'phone'), await asGuest(who, 'e-mail')];
    const people = [asEmployee(who), ...guests];
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, n) => request({ ...on('25'), ...people[n % 3] })),
    );
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(27);
  });

  it('is judged as all who share the phone, as nobody who was deleted, and not in other accounts', async () => {
    const made = await admin().post<{ id: string }>('/v1/travel-restrictions', {
      name: 'Nowhere',
      corporationId: corporationId(),
      rules: [{ id: ruleId(7), type: 'distance', maxDistanceMeters: 100 }],
    });
    const group = await admin().post<{ id: string }>('/v1/employee-groups', {
      name: 'Desk',
      corporationId: corporationId(),
      restrictionId: made.body.id,
    });
    const free = await addEmployee();
    const held = await addEmployee({ phone: free.phone, groupId: group.body.id });
    const guest = await asGuest(free, 'phone');
    expect((await request({ ...on('20'), ...guest })).status).toBe(409);
    expect((await request({ ...on('20'), ...asEmployee(free) })).status).toBe(201);
    await admin().delete(`/v1/business-passengers/${held.id}`);
    expect((await request({ ...on('20'), ...guest })).status).toBe(201);
  });
});

const point = ({ latitude, longitude, address }: typeof places.savoy) => ({
  latitude,
  longitude,
  address,
});
const betweenAirportAndSavoy = (): Rule => ({
  id: ruleId(1),
  type: 'location',
  locationRuleType: 'between',
  origin: point(places.heathrow),
  destination: point(places.savoy),
  radiusMeters: 500,
});
const fitting = { origin: places.heathrow, destination: places.savoy };

it('allows only trips between the places of a rule', async () => {
  await restrict([betweenAirportAndSavoy()]);
  expect((await request(on('20'))).status).toBe(409);
  expect((await request({ ...on('20'), ...fitting })).status).toBe(201);
});

it('allows stops only at the places of a rule, at every door', async () => {
  const detour = { ...on('20'), ...fitting, waypoints: [places.kings] };
  const early = await request(detour);
  const { bookingId } = early.body;
  expect((await confirm(bookingId)).status).toBe(200);
  await restrict([betweenAirportAndSavoy()]);
  const rules =
    'Only trips between Heathrow Terminal 5 and The Savoy, Strand. ' +
    "Stops elsewhere: King's Cross Station. Stop only at allowed places.";
  const refusal = { status: 409, body: { code: 'NOT_ALLOWED_BY_POLICY', params: { rules } } };
  expect(await request(detour)).toMatchObject(refusal);
  expect(await admin().patch(`/v1/bookings/${bookingId}`, on('21'))).toMatchObject(refusal);
  expect((await request({ ...detour, waypoints: [places.savoy] })).status).toBe(201);

  const { body } = await admin().post<PolicyPreview>('/v1/policy-preview', {
    ...question(detour),
    returnPickupTime: '2026-11-20T18:00:00',
  });
  expect(body.violations.map(({ leg, remedy }) => [leg, remedy])).toEqual([
    ['outbound', 'Stop only at allowed places.'],
    ['return', 'Stop only at allowed places.'],
  ]);
  server.clock.now = new Date('2026-11-21T10:00:00Z');
  const trial = await admin().post<PolicyTrialResult>('/v1/policy-trials', {
    corporationId: corporationId(),
    rules: [betweenAirportAndSavoy()],
    groupIds: [],
  });
  server.clock.now = new Date('2026-11-19T10:00:00Z');
  expect(trial.body.trips.find((trip) => trip.bookingId === bookingId)?.reasons[0]).toMatch(
    "Stops elsewhere: King's Cross Station.",
  );
});

it('refuses to delete a restriction that a group has, and deletes it when no group has it', async () => {
  const id = await restrict([tripsA('day', 1)]);
  const at = `/v1/travel-restrictions/${id}`;
  expect(await admin().delete(at)).toMatchObject({ status: 409, body: { code: 'STILL_IN_USE' } });
  await admin().patch(`/v1/employee-groups/${groupId()}`, { restrictionId: null });
  expect((await admin().delete(at)).status).toBe(200);
});
