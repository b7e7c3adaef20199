import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FareEstimate, Me, Offer, Recipient } from '../../contract/booking/calls.ts';
import type { BookingResult } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { fleetAccounts } from '../../server/db/tables/index.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const northwind = () => server.fixtures.corporations.northwind.id;
const query = (parameters: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]));

describe('GET /v1/me', () => {
  it('gives a corporation admin one role for each account', async () => {
    const { bothAdmin } = server.fixtures.users;
    const { body } = await server.as(bothAdmin).get<Me>('/v1/me');
    expect(body).toMatchObject({ id: bothAdmin.id, givenName: 'Bo', email: bothAdmin.email });
    expect(body.corporations.toSorted()).toEqual(bothAdmin.corporationIds.toSorted());
    expect(body.roles.map(({ corporationId }) => corporationId)).toEqual(body.corporations);
  });

  it('gives a fleet manager only the role', async () => {
    const { body } = await server.as(server.fixtures.users.fleetManager).get<Me>('/v1/me');
    expect(body.roles).toEqual([{ name: 'bookingChannelAdmin', corporationId: null }]);
    expect(body.corporations).toEqual([]);
  });
});

describe('GET /v1/recipients', () => {
  const search = (dynamicSearch: string, corporationId = northwind(), page = 0) =>
    admin().get<Recipient[] & Problem>(
      `/v1/recipients?${query({ dynamicSearch, corporationId, page })}`,
    );

  it('finds employees and guests of the account by name, e-mail and phone', async () => {
    const names = async (text: string) =>
      (await search(text)).body.map(({ givenName, type }) => [givenName, type]);
    expect(await names('anna smi')).toEqual([['Anna', 'employee']]);
    expect(await names('gues')).toEqual([['Gina', 'guest']]);
    expect(await names('@northwind')).toEqual([
      ['Anna', 'employee'],
      ['Ben', 'employee'],
    ]);
    expect(await names('4479111')).toEqual([
      ['Anna', 'employee'],
      ['Ben', 'employee'],
    ]);
    expect(await names('greta')).toEqual([]);
    expect(await names('100%')).toEqual([]);
    expect((await search('anna')).body[0]).toMatchObject({
      corporationName: 'Northwind',
      bookingChannelId: 'meridian',
      employeeGroupId: server.fixtures.corporations.northwind.defaultGroupId,
    });
  });

  it('has pages, and needs three characters and one account of the caller', async () => {
    expect((await search('anna', northwind(), 1)).body).toEqual([]);
    expect((await search('an')).body.errors?.['dynamicSearch']?.code).toBe('tooShort');
    expect((await search('greta', server.fixtures.corporations.globex.id)).status).toBe(403);
  });
});

describe('GET /v1/offers', () => {
  const offers = (at: { latitude: number; longitude: number }, of: { passengerId?: string } = {}) =>
    admin().get<Offer[]>(
      `/v1/offers?${query({
        pickupLatitude: at.latitude,
        pickupLongitude: at.longitude,
        dropoffLatitude: places.savoy.latitude,
        dropoffLongitude: places.savoy.longitude,
        corporationId: northwind(),
        lang: 'en',
        ...of,
      })}`,
    );

  it('shows the fleets that serve the pickup, and none where nobody drives', async () => {
    const { body } = await offers(places.kings);
    expect(body.map(({ name, seats }) => [name, seats])).toEqual([
      ['Saloon', 4],
      ['Minibus', 8],
    ]);
    expect(body[0]!.properties.companyName).toBe('City Cars');
    expect(body[0]!.paymentTypes).toEqual(['businessAccount', 'cash', 'creditCard']);
    expect((await offers(places.edinburgh)).body).toEqual([]);
    expect((await offers(places.sydneyOpera)).body).toEqual([]);
  });

  it('marks what the passenger was last driven in, whoever booked for others since', async () => {
    const { anna, ben } = server.fixtures.employees;
    const marked = async (passengerId?: string) =>
      (await offers(places.kings, passengerId ? { passengerId } : {})).body.map(
        ({ name, isLastUsed }) => [name, isLastUsed],
      );
    const none = [
      ['Saloon', false],
      ['Minibus', false],
    ];
    server.pass(60);
    const { body } = await offers(places.kings);
    const minibus = body.find(({ name }) => name === 'Minibus')!.id;
    const passengerInfo = { ...server.request().passengerInfo, passengerId: ben.id };
    const before = await marked(ben.id);
    const requested = await admin().post<BookingResult>(
      '/v1/bookings',
      server.request({ offerId: minibus, passengerInfo }),
      { idempotencyKey: server.newKey() },
    );
    // A request alone is not a booking.
    expect(await marked(ben.id)).toEqual(before);
    const ofAnna = await marked(anna.id);
    await admin().post(`/v1/bookings/${requested.body.bookingId}/confirm`);
    expect(await marked(ben.id)).toEqual([
      ['Saloon', false],
      ['Minibus', true],
    ]);
    expect(await marked(anna.id)).toEqual(ofAnna);
    expect(await marked()).toEqual(none);
    expect(await marked(server.fixtures.employees.greta.id)).toEqual(none);
  });

  it('accepts the business account only if the fleet knows it', async () => {
    const { orm } = server.context.database;
    const link = and(
      eq(fleetAccounts.channelId, 'meridian'),
      eq(fleetAccounts.corporationId, northwind()),
    );
    await orm.update(fleetAccounts).set({ deletedAt: new Date() }).where(link);
    expect((await offers(places.kings)).body[0]!.paymentTypes).toEqual(['cash', 'creditCard']);
    const refused = await admin().post<Problem>('/v1/bookings', server.request(), {
      idempotencyKey: server.newKey(),
    });
    expect(refused.body.errors?.['payment.type']?.code).toBe('notAllowed');
    await orm.update(fleetAccounts).set({ deletedAt: null }).where(link);
  });

  it('names an unknown parameter and a wrong one', async () => {
    const unknown = await admin().get<Problem>('/v1/offers?colour=red');
    expect([unknown.status, unknown.body.code]).toEqual([400, 'UNKNOWN_PARAMETER']);
    const wrong = await admin().get<Problem>(
      `/v1/offers?${query({ pickupLatitude: 91, pickupLongitude: '', corporationId: northwind() })}`,
    );
    expect(wrong.body.errors).toMatchObject({
      pickupLatitude: { code: 'coordinates' },
      pickupLongitude: { code: 'coordinates' },
    });
  });
});

describe('GET /v1/fare-estimates', () => {
  const fare = (offer: number, more: Record<string, string> = {}) =>
    admin().get<FareEstimate & Problem>(
      `/v1/fare-estimates?${query({
        offerId: server.fixtures.fleets.cityCars.offerIds[offer]!,
        origin: `${places.kings.latitude},${places.kings.longitude}`,
        destination: `${places.savoy.latitude},${places.savoy.longitude}`,
        corporationId: northwind(),
        paymentMethodType: 'businessDispatchInvoice',
        ...more,
      })}`,
    );

  it('calculates the price of a route with the tariff of the offer', async () => {
    const fixed = (await fare(0)).body;
    expect(fixed).toMatchObject({ type: 'FIXED_FARE', currency: 'GBP', isRouteEstimated: true });
    const { distanceMeters, durationSeconds } = fixed;
    const reckoned = 300 + (150 * distanceMeters) / 1000 + (20 * durationSeconds) / 60;
    expect(Math.abs(fixed.roundedPrice! - Math.max(700, reckoned))).toBeLessThanOrEqual(5);
    expect(fixed.geometry.length).toBeGreaterThanOrEqual(2);
    const range = (await fare(1)).body;
    expect(range.minimumFare).toBeLessThan(range.maximumFare!);
    const detour = `${places.heathrow.latitude},${places.heathrow.longitude}`;
    expect((await fare(0, { waypoints: detour })).body.distanceMeters).toBeGreaterThan(
      3 * distanceMeters,
    );
  });

  it('may name the channel that is called, and no other', async () => {
    expect((await fare(0, { bookingChannelId: 'meridian' })).body.type).toBe('FIXED_FARE');
    expect((await fare(0, { bookingChannelId: 'harbour' })).body.code).toBe('NOT_FOUND');
  });

  it.each(['2027-02-29', '2026-11-31', '2026-13-01'])('is not given for %s', async (day) => {
    const { status, body } = await fare(0, { pickupTime: `${day}T10:00:00` });
    expect([status, body.errors?.['pickupTime']?.code]).toEqual([422, 'dateTime']);
  });

  it('says when there is none', async () => {
    const far = `${places.edinburgh.latitude},${places.edinburgh.longitude}`;
    expect((await fare(0, { origin: far })).body.code).toBe('OFFER_NOT_AVAILABLE');
    expect((await fare(0, { origin: 'nowhere' })).body.errors?.['origin']?.code).toBe(
      'coordinates',
    );
  });
});
