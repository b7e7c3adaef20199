import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DispatchQuote } from '../../contract/booking/dispatch.ts';
import { FARE_TYPES } from '../../contract/booking/tripTypes.ts';
import { MAX_VEHICLES } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { fleetOffers } from '../../server/db/tables/index.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
let own: DispatchQuote | null = null;
beforeAll(async () => {
  const quote = () => Promise.resolve(own);
  server = await startBookingServer({ dispatch: { quote, lateQuote: quote } });
});
afterAll(() => server.close());

const PATH = '/v1/fleet-offers';
const offerId = () => server.fixtures.fleets.cityCars.offerIds[0]!;
const booker = () => server.as(server.fixtures.users.northwindAdmin);
const manager = () => server.as(server.fixtures.users.fleetManager);

/** What a store of before the limits can hold, and what lies around the limits. */
const amount = fc.oneof(
  fc.constantFrom(0, 1000, 1_000_000, 10_000_000, 100_000_000, 100_000_001, 1_000_000_000),
  fc.integer({ min: 0, max: 1_000_000_000 }),
);
const tariff = fc.record({
  fareType: fc.constantFrom(...FARE_TYPES),
  baseFare: amount,
  perKilometre: amount,
  perMinute: amount,
  minimumFare: amount,
  cancellationFee: fc.option(amount),
});
const price = fc.oneof(amount, fc.constantFrom(2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER));
const quote = fc.oneof(
  fc.record({ type: fc.constantFrom('FIXED_FARE' as const, 'ESTIMATE' as const), price }),
  fc.record({ type: fc.constant('RANGE' as const), minimum: fc.constant(0), maximum: price }),
);

it('answers any tariff, quote and count of vehicles with a fare that can be booked, or with none', async () => {
  const seen = new Set<string>();
  const anyFare = fc.record({
    tariff,
    quote: fc.option(quote),
    numberOfVehicles: fc.constantFrom(1, 2, MAX_VEHICLES),
    destination: fc.constantFrom(places.savoy, places.edinburgh),
  });
  await fc.assert(
    fc.asyncProperty(anyFare, async (drawn) => {
      own = drawn.quote;
      const cancellationMinutes = drawn.tariff.cancellationFee === null ? null : 60;
      await server.context.database.orm
        .update(fleetOffers)
        .set({ ...drawn.tariff, cancellationMinutes })
        .where(eq(fleetOffers.id, offerId()));
      const { destination, numberOfVehicles } = drawn;
      const corporationId = server.fixtures.corporations.northwind.id;
      const at = ({ latitude, longitude }: typeof destination) => `${latitude},${longitude}`;
      const trip = new URLSearchParams({
        offerId: offerId(),
        corporationId,
        origin: at(places.kings),
        destination: at(destination),
        paymentMethodType: 'businessDispatchInvoice',
      });
      const pickup = new URLSearchParams({
        corporationId,
        pickupLatitude: String(places.kings.latitude),
        pickupLongitude: String(places.kings.longitude),
      });
      const offers = await booker().get(`/v1/offers?${pickup}`);
      const estimate = await booker().get<Problem>(`/v1/fare-estimates?${trip}`);
      const booking = await booker().post<Problem>(
        '/v1/bookings',
        server.request({
          offerId: offerId(),
          origin: places.kings,
          destination,
          numberOfVehicles,
        }),
        { idempotencyKey: server.newKey() },
      );
      const outcome = estimate.status === 200 ? 'booked' : estimate.body.code;
      expect(offers.status).toBe(200);
      expect([estimate.status, booking.status, booking.body.code ?? 'booked']).toEqual(
        outcome === 'booked' ? [200, 201, outcome] : [422, 422, 'FARE_NOT_AVAILABLE'],
      );
      seen.add(outcome);
    }),
    { numRuns: 60 },
  );
  expect([...seen].toSorted()).toEqual(['FARE_NOT_AVAILABLE', 'booked']);
});

it('takes no rate of a tariff that only a mistake can give', async () => {
  const fields = ['baseFare', 'perKilometre', 'perMinute', 'minimumFare', 'cancellationFee'];
  for (const field of fields) {
    const { status, body } = await manager().patch<Problem>(`${PATH}/${offerId()}`, {
      [field]: 1_000_000_000,
    });
    expect([status, body.errors?.[field]?.code]).toEqual([422, 'tooBig']);
  }
});
