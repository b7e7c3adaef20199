import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import { addMinutes, localTime } from '../../contract/booking/schedule.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());

type Reply = BookingResult & Pick<Problem, 'code' | 'errors'>;
const admin = () => server.as(server.fixtures.users.northwindAdmin);
const at = (minutes: number) =>
  `${localTime(addMinutes(server.clock.now, minutes), 'Europe/London').slice(0, 16)}:00`;
const trip = async (id: string) => (await admin().get<Trip>(`/v1/bookings/${id}`)).body;

/** Books the legs of one attempt; the return starts at the Savoy at the given minute. */
function attempt(client = admin()) {
  const id = uuidv7();
  const leg = (name: string, changes: Partial<BookingRequest>) =>
    client.post<Reply>(
      '/v1/bookings',
      server.request({ isDuplicateAcknowledged: false, ...changes }),
      { idempotencyKey: `${id}:${name}:request` },
    );
  return {
    outbound: (changes: Partial<BookingRequest> = {}) => leg('1', changes),
    back: (minutes: number | null, changes: Partial<BookingRequest> = {}, name = '2') =>
      leg(name, {
        origin: places.savoy,
        destination: places.kings,
        pickupTime: minutes === null ? null : at(minutes),
        ...changes,
      }),
  };
}
const confirm = async ({ body }: { body: Reply }) => {
  expect((await admin().post(`/v1/bookings/${body.bookingId}/confirm`)).status).toBe(200);
  return body.bookingId;
};
const errorsOf = ({ body }: { body: Reply }) =>
  Object.entries(body.errors ?? {}).map(([field, { code }]) => [field, code]);

describe('a return', () => {
  it('belongs to the outbound trip of its attempt, and each is cancelled separately', async () => {
    const { outbound, back } = attempt();
    const there = await confirm(await outbound());
    const home = await confirm(await back(180));
    expect(await trip(there)).toMatchObject({
      returnOf: null,
      originAddress: places.kings.address,
    });
    expect(await trip(home)).toMatchObject({ returnOf: there, status: 'PREBOOKED' });
    await admin().post(`/v1/bookings/${there}/cancel`);
    expect((await trip(home)).status).toBe('PREBOOKED');
    await admin().post(`/v1/bookings/${home}/cancel`);
    expect((await trip(home)).status).toBe('CUSTOMER_CANCELLED');
  });

  it('may have the same route, and is not a duplicate of its outbound trip', async () => {
    const { outbound, back } = attempt();
    const swapped = { origin: places.savoy, destination: places.heathrow };
    expect((await outbound({ ...swapped, pickupTime: at(300) })).status).toBe(201);
    expect((await back(310, swapped)).status).toBe(201);
    // Too long after the outbound trip to be its duplicate, but not after the return.
    expect((await attempt().outbound({ ...swapped, pickupTime: at(320) })).status).toBe(409);
  });

  it('can be requested again if it was refused, but is not booked twice', async () => {
    const { outbound, back } = attempt();
    const there = await confirm(await outbound({ pickupTime: at(2000) }));
    expect(errorsOf(await back(2005))).toEqual([['pickupTime', 'timeInPast']]);
    const home = await confirm(await back(2060, {}, '2-2'));
    expect(await trip(home)).toMatchObject({ returnOf: there, status: 'PREBOOKED' });
    expect((await back(2060, {}, '2-3')).body.code).toBe('DUPLICATE_BOOKING_NOT_ACKNOWLEDGED');
    const early = await admin().patch<Reply>(`/v1/bookings/${home}`, { pickupTime: at(2005) });
    expect(errorsOf(early)).toEqual([['pickupTime', 'timeInPast']]);
    const late = await admin().patch<Reply>(`/v1/bookings/${there}`, { pickupTime: at(2055) });
    expect(errorsOf(late)).toEqual([['pickupTime', 'tooFarAhead']]);
  });

  it('uses the guest that the outbound trip created', async () => {
    const { outbound, back } = attempt();
    const { id: corporationId } = server.fixtures.corporations.northwind;
    const guest = { passengerType: 'guest' as const, corporationId };
    const guestInfo = { givenName: 'Ada', familyName: 'Return', phoneNumber: '+447911123499' };
    const there = await outbound({
      passengerInfo: { ...guest, shouldCreateGuest: true, guestInfo },
    });
    const passengerId = there.body.businessGuestId;
    expect(passengerId).toEqual(expect.any(String));
    const home = await back(180, { passengerInfo: { ...guest, passengerId } });
    expect(home.body.businessGuestId).toBe(passengerId);
    expect((await trip(await confirm(home))).passengerName).toBe('Ada Return');
    const guests = await admin().get<unknown[]>('/v1/business-guests?dynamicSearch=Return');
    expect(guests.body).toHaveLength(1);
  });

  it('leaves at least ten minutes after the outbound trip, at a time of its own', async () => {
    const { outbound, back } = attempt();
    await outbound({ pickupTime: at(400) });
    expect(errorsOf(await back(null))).toEqual([['pickupTime', 'required']]);
    const early = attempt();
    await early.outbound({ pickupTime: at(500) });
    expect(errorsOf(await early.back(509))).toEqual([['pickupTime', 'timeInPast']]);
    const inTime = attempt();
    await inTime.outbound({ pickupTime: at(600) });
    expect((await inTime.back(610)).status).toBe(201);
  });

  it('has only the number of its flight', async () => {
    const { outbound, back } = attempt();
    await outbound({ pickupTime: at(700) });
    const flying = (flightInfo: object) => ({
      origin: places.heathrow,
      bookingProperties: {
        flightInfo: { type: 'pickup' as const, number: 'BA117', ...flightInfo },
      },
    });
    const detailed = await back(800, flying({ terminal: '5', arrivalTime: '10:00' }));
    expect(errorsOf(detailed)).toEqual([
      ['bookingProperties.flightInfo.terminal', 'notAllowed'],
      ['bookingProperties.flightInfo.arrivalTime', 'notAllowed'],
    ]);
    const other = attempt();
    await other.outbound({ pickupTime: at(750) });
    const home = await trip(await confirm(await other.back(800, flying({}))));
    expect(home.bookingProperties?.flightInfo).toMatchObject({ number: 'BA117', terminal: null });
  });

  it('is refused without an outbound trip, for another booker, and for another account', async () => {
    const unknown = [['Idempotency-Key', 'reference']];
    expect(errorsOf(await attempt().back(60))).toEqual(unknown);
    const { users, corporations } = server.fixtures;
    const both = attempt(server.as(users.bothAdmin));
    expect((await both.outbound({ pickupTime: at(900) })).status).toBe(201);
    const elsewhere = {
      passengerType: 'guest' as const,
      corporationId: corporations.globex.id,
      guestInfo: { givenName: 'Greta', familyName: 'Garbo', phoneNumber: '+447911123498' },
    };
    const cash = { type: 'cash' as const };
    const wrong = await both.back(960, { passengerInfo: elsewhere, payment: cash });
    expect(errorsOf(wrong)).toEqual(unknown);
  });
});

it('the legs stay in order when the pickup time of one changes', async () => {
  const { outbound, back } = attempt();
  const there = await confirm(await outbound({ pickupTime: at(1000) }));
  const home = await confirm(await back(1060));
  const move = (id: string, minutes: number) =>
    admin().patch<Reply>(`/v1/bookings/${id}`, { pickupTime: at(minutes) });
  expect(errorsOf(await move(home, 1005))).toEqual([['pickupTime', 'timeInPast']]);
  expect(errorsOf(await move(there, 1055))).toEqual([['pickupTime', 'tooFarAhead']]);
  expect((await move(there, 1050)).status).toBe(200);
  await admin().post(`/v1/bookings/${home}/cancel`);
  expect((await move(there, 1100)).status).toBe(200);
});

it('the legs stay in order when both pickup times change at once', async () => {
  const somebodyElse = {
    passengerType: 'guest' as const,
    corporationId: server.fixtures.corporations.northwind.id,
    guestInfo: { givenName: 'Else', familyName: 'Where', phoneNumber: '+447911123488' },
  };
  for (const ahead of [1200, 1400, 1600]) {
    const { outbound, back } = attempt();
    const there = await confirm(await outbound({ pickupTime: at(ahead) }));
    // Also if somebody else travels back.
    const home = await confirm(await back(ahead + 60, { passengerInfo: somebodyElse }));
    const move = (id: string, minutes: number) =>
      admin().patch<Reply>(`/v1/bookings/${id}`, { pickupTime: at(minutes) });
    expect((await move(there, ahead + 45)).status).toBe(200);
    expect((await move(home, ahead + 15)).status).toBe(200);
    const both = await Promise.all(
      [there, home].map((id) => admin().post<Reply>(`/v1/bookings/${id}/confirm`)),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const refused = both.find(({ status }) => status === 422)!;
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['pickupTime']);
    const [first, second] = [await trip(there), await trip(home)];
    expect(Date.parse(second.pickupAt) - Date.parse(first.pickupAt)).toBeGreaterThanOrEqual(
      600_000,
    );
  }
});
