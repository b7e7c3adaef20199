import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressSuggestions } from '../../contract/booking/calls.ts';
import type { AddressDetails } from '../../contract/booking/geo.ts';
import type { BookingRequest, BookingResult, Place } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
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

describe('addresses', () => {
  const suggest = (search: string) =>
    admin().get<AddressSuggestions & Problem>(
      `/v1/address-suggestions?${query({ search, lang: 'en', corporationId: northwind() })}`,
    );

  it('show the name of a favourite once, and list its place once', async () => {
    const { body: found } = await suggest('savoy');
    const savoy = found.suggestions.find(({ description }) => description.startsWith('The Savoy,'));
    const { latitude, longitude } = savoy!.coordinates!;
    const address = { fullAddressText: savoy!.description, latitude, longitude };
    const favourite = {
      entityId: northwind(),
      alias: 'The Savoy',
      ...address,
      locationTypes: savoy!.locationTypes,
      suggestForPickupAddress: true,
      suggestForDestinationAddress: true,
    };
    expect((await admin().post('/v1/favourite-addresses', favourite)).status).toBe(201);
    const { body } = await suggest('savoy');
    expect(body.suggestions[0]?.id).toMatch(/^favourite:/);
    const texts = body.suggestions.map(({ description }) => description);
    expect(texts.filter((text) => text.includes('Savoy'))).toEqual([savoy!.description]);
  });

  it('are found by fleet managers too, for rules about places, without anybody’s favourites', async () => {
    const manager = server.as(server.fixtures.users.fleetManager);
    const search = { search: 'heathrow', lang: 'en' };
    const { body } = await manager.get<AddressSuggestions>(
      `/v1/address-suggestions?${query(search)}`,
    );
    const [first] = body.suggestions;
    expect(first?.description).toContain('Heathrow');
    const own = await manager.get<Problem>(
      `/v1/address-suggestions?${query({ ...search, corporationId: northwind() })}`,
    );
    expect(own.status).toBe(403);
    const details = (id: string) => manager.get(`/v1/addresses/${encodeURIComponent(id)}?lang=en`);
    expect((await details(first!.id)).status).toBe(200);
    const [favourite] = (await suggest('head')).body.suggestions;
    expect((await details(favourite!.id)).status).toBe(404);
  });

  it('suggest the favourites of the account first', async () => {
    const { body } = await suggest('head');
    expect(body.suggestions[0]).toMatchObject({
      description: '1 High Street',
      alias: 'Head office',
      id: `favourite:${server.fixtures.favourites['Northwind']!.id}`,
    });
    const { body: airports } = await suggest('heathrow');
    expect(airports.source).toBe('taxi-console');
    expect(airports.suggestions.length).toBeLessThanOrEqual(5);
    expect(airports.suggestions.some((one) => one.locationTypes.includes('airport'))).toBe(true);
  });

  it('are found without an account too, and then without favourites', async () => {
    const of = async (parameters: Record<string, string>) =>
      (await admin().get<AddressSuggestions>(`/v1/address-suggestions?${query(parameters)}`)).body;
    const { suggestions } = await of({ search: 'savoy', lang: 'en' });
    expect(suggestions.some(({ description }) => description.startsWith('The Savoy,'))).toBe(true);
    expect((await of({ search: 'head office', lang: 'en' })).suggestions).toEqual([]);
  });

  it('need more than two characters', async () => {
    expect((await suggest('he')).body.errors?.['search']?.code).toBe('tooShort');
  });

  it('are found by id, except for those of another account', async () => {
    const [first] = (await suggest('heathrow')).body.suggestions;
    const found = await admin().get<AddressDetails>(
      `/v1/addresses/${encodeURIComponent(first!.id)}`,
    );
    expect(found.body.coordinates.latitude).toBeCloseTo(51.47, 1);
    const own = server.fixtures.favourites['Northwind']!.id;
    const other = server.fixtures.favourites['Globex']!.id;
    expect((await admin().get(`/v1/addresses/favourite:${own}`)).status).toBe(200);
    expect((await admin().get(`/v1/addresses/favourite:${other}`)).status).toBe(404);
    expect((await admin().get('/v1/addresses/nothing')).status).toBe(404);
  });

  it('show what is at a pasted point, and keep this point', async () => {
    for (const text of ['51.5104, -0.1206', '51.5104N 0.1206W', 'geo:51.5104,-0.1206']) {
      const { body } = await suggest(text);
      expect(body.suggestions).toHaveLength(1);
      expect(body.suggestions[0]?.description).toContain('Savoy');
      expect(body.suggestions[0]?.coordinates).toEqual({ latitude: 51.5104, longitude: -0.1206 });
    }
    expect((await suggest('48.8584, 2.2945')).body.suggestions).toEqual([]);
  });

  it('are found at a point in the country', async () => {
    const { latitude, longitude } = places.savoy;
    const at = (latitude: number, longitude: number) =>
      admin().get<AddressDetails>(
        `/v1/reverse-geocode?${query({ latitude, longitude, lang: 'en' })}`,
      );
    expect((await at(latitude, longitude)).body.description).not.toBe('');
    expect((await at(0, 0)).status).toBe(404);
  });
});

describe('GET /v1/recent-places', () => {
  const recent = (passengerId: string, corporationId = northwind()) =>
    admin().get<Place[] & Problem>(`/v1/recent-places?${query({ corporationId, passengerId })}`);
  const book = async (changes: Partial<BookingRequest>) => {
    const { body } = await admin().post<BookingResult>('/v1/bookings', server.request(changes), {
      idempotencyKey: server.newKey(),
    });
    await admin().post(`/v1/bookings/${body.bookingId}/confirm`, {});
    server.pass(1);
  };

  it('lists the ends of the latest booked trips, each place once', async () => {
    const { anna, ben } = server.fixtures.employees;
    // Later than the trips that the fixtures give everybody.
    server.pass(3600);
    await book({});
    await book({ origin: places.savoy, destination: places.heathrow });
    // Requested, but never booked.
    const unbooked = server.request({ destination: { ...places.savoy, latitude: 51.52 } });
    await admin().post('/v1/bookings', unbooked, { idempotencyKey: server.newKey() });
    const { body } = await recent(anna.id);
    expect(body.slice(0, 3).map(({ address }) => address)).toEqual([
      places.savoy.address,
      places.heathrow.address,
      places.kings.address,
    ]);
    expect(body[1]?.locationTypes).toEqual(['airport']);
    expect((await recent(ben.id)).body).toEqual([]);
  });

  it('does not show places of anybody else', async () => {
    const { globex } = server.fixtures.corporations;
    const { anna } = server.fixtures.employees;
    expect((await recent(anna.id, globex.id)).body.code).toBe('FORBIDDEN');
    const stranger = server.as(server.fixtures.users.globexAdmin);
    const elsewhere = query({ corporationId: globex.id, passengerId: anna.id });
    expect((await stranger.get<Place[]>(`/v1/recent-places?${elsewhere}`)).body).toEqual([]);
  });
});
