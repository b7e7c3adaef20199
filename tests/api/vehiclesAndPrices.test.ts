import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Offer } from '../../contract/booking/calls.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { FleetOffer } from '../../contract/resources/fleetOffers.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());

const PATH = '/v1/fleet-offers';
const manager = () => server.as(server.fixtures.users.fleetManager);
const booker = () => server.as(server.fixtures.users.northwindAdmin);

const hansom = () => ({
  fleetId: server.fixtures.fleets.cityCars.id,
  name: 'Hansom',
  seats: 2,
  fareType: 'FIXED_FARE',
  baseFare: 350,
  perKilometre: 180,
  perMinute: 40,
  minimumFare: 1700,
});

/** The offers of vehicles with a name, for a pickup at King's Cross. */
async function offered(name: string): Promise<Offer[]> {
  const query = new URLSearchParams({
    corporationId: server.fixtures.corporations.northwind.id,
    pickupLatitude: String(places.kings.latitude),
    pickupLongitude: String(places.kings.longitude),
  });
  const { body } = await booker().get<Offer[]>(`/v1/offers?${query}`);
  return body.filter((offer) => offer.name === name);
}
const book = (offerId: string) =>
  booker().post<Problem>('/v1/bookings', server.request({ offerId }), {
    idempotencyKey: server.newKey(),
  });

it('a vehicle that a fleet manager adds can be booked, until it is deleted, and again once that is undone', async () => {
  expect(await offered('Hansom')).toEqual([]);
  const { status, body } = await manager().post<FleetOffer>(PATH, hansom());
  expect(status).toBe(201);
  const [offer] = await offered('Hansom');
  expect(offer).toMatchObject({
    id: body.id,
    seats: 2,
    paymentTypes: ['businessAccount', 'cash', 'creditCard'],
  });
  expect((await book(body.id)).status).toBe(201);

  await manager().patch(`${PATH}/${body.id}`, { paymentTypes: ['cash'] });
  expect((await offered('Hansom'))[0]?.paymentTypes).toEqual(['cash']);
  await manager().patch(`${PATH}/${body.id}`, { paymentTypes: ['cash', 'businessAccount'] });
  expect((await manager().delete(`${PATH}/${body.id}`)).status).toBe(200);
  expect(await offered('Hansom')).toEqual([]);
  expect((await book(body.id)).body.code).toBe('OFFER_NOT_AVAILABLE');
  expect((await manager().post(`${PATH}/${body.id}/restore`)).status).toBe(200);
  expect(await offered('Hansom')).toHaveLength(1);
  expect((await book(body.id)).status).toBe(201);
});

it('vehicles are deleted with their fleet, and come back with it', async () => {
  const fleet = await manager().post<{ id: string }>('/v1/fleets', {
    companyName: 'Fleeting Cars',
    latitude: places.kings.latitude,
    longitude: places.kings.longitude,
    serviceRadiusMeters: 5000,
  });
  const { id: fleetId } = fleet.body;
  const vehicle = { ...hansom(), fleetId, name: 'Landau' };
  const { body } = await manager().post<FleetOffer>(PATH, vehicle);
  expect(await offered('Landau')).toHaveLength(1);
  expect((await manager().delete(`/v1/fleets/${fleetId}`)).status).toBe(200);
  expect(await offered('Landau')).toEqual([]);
  expect((await manager().get(`${PATH}/${body.id}`)).status).toBe(404);
  expect((await manager().post(`/v1/fleets/${fleetId}/restore`)).status).toBe(200);
  expect((await manager().get(`${PATH}/${body.id}`)).status).toBe(200);
  expect(await offered('Landau')).toHaveLength(1);
});

it('a fee for late cancellation has a time from which it is due, and the other way round', async () => {
  const fee = { cancellationFee: 500 };
  const time = { cancellationMinutes: 30 };
  const refused = await manager().post<Problem>(PATH, { ...hansom(), ...fee });
  expect(refused.status).toBe(422);
  expect(refused.body.errors?.['cancellationMinutes']?.message).toBe(
    'Enter the fee and the minutes before pickup, or leave both empty',
  );
  const { body } = await manager().post<FleetOffer>(PATH, { ...hansom(), ...fee, ...time });
  const halved = await manager().patch<Problem>(`${PATH}/${body.id}`, { cancellationFee: null });
  expect(halved.body.errors).toHaveProperty('cancellationFee');
  const none = { cancellationFee: null, cancellationMinutes: null };
  expect((await manager().patch(`${PATH}/${body.id}`, none)).status).toBe(200);
});

it.each([
  [{ seats: 0 }, 'seats'],
  [{ bags: -1 }, 'bags'],
  [{ baseFare: -1 }, 'baseFare'],
  [{ baseFare: 1.5 }, 'baseFare'],
  [{ perKilometre: -0.5 }, 'perKilometre'],
  [{ paymentTypes: [] }, 'paymentTypes'],
  [{ paymentTypes: ['cheque'] }, 'paymentTypes.0'],
  [{ fareType: 'GUESS' }, 'fareType'],
])('refuses %j and names it', async (changes, field) => {
  const { status, body } = await manager().post<Problem>(PATH, { ...hansom(), ...changes });
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {})).toEqual([field]);
});
