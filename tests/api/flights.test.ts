import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pricing } from '../../contract/booking/cost.fixture.ts';
import type { Receipt } from '../../contract/booking/receipt.ts';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import type { TrackedTrip } from '../../contract/booking/tracking.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { AdapterError } from '../../server/adapters/outside.ts';
import * as tables from '../../server/db/tables/index.ts';
import { toDispatch } from '../../server/services/dispatch/pushBooking.ts';
import { deliverNotices } from '../../server/services/notices/deliver.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
type Flight = NonNullable<BookingRequest['bookingProperties']>['flightInfo'];

async function book(flightInfo: Flight, changes: Partial<BookingRequest> = {}): Promise<Trip> {
  const way = { origin: places.heathrow, destination: places.savoy, ...changes };
  const request = server.request({ ...way, bookingProperties: { flightInfo } });
  const { body } = await admin().post<BookingResult>('/v1/bookings', request, {
    idempotencyKey: server.newKey(),
  });
  await admin().post(`/v1/bookings/${body.bookingId}/confirm`);
  return (await admin().get<Trip>(`/v1/bookings/${body.bookingId}`)).body;
}
const flightOf = (trip: Trip) => trip.bookingProperties?.flightInfo;
const rowOf = async ({ id }: Trip) => {
  const isIt = eq(tables.bookings.id, id);
  const [row] = await server.context.database.orm.select().from(tables.bookings).where(isIt);
  return row!;
};
async function follow(trip: Trip): Promise<TrackedTrip> {
  const token = new URL(trip.trackingLink!).pathname.split('/').at(-1);
  return (await server.anonymous('meridian').get<TrackedTrip>(`/v1/tracking/${token}`)).body;
}
const update = (trip: Trip, values: Partial<typeof tables.bookings.$inferInsert>) =>
  server.context.database.orm
    .update(tables.bookings)
    .set(values)
    .where(eq(tables.bookings.id, trip.id));

describe('the flight of a trip', () => {
  it.each([
    ['ba 117', 'British Airways'],
    ['QFA1', 'Qantas'],
    ['ZZ117', null],
    ['The one from Rome'.slice(0, 10), null],
  ])('%j is stored as it was typed, with its airline: %s', async (number, airline) => {
    expect(flightOf(await book({ type: 'pickup', number }))).toMatchObject({ number, airline });
  });

  it('has no airline without a number', async () => {
    const trip = await book({ type: 'pickup', terminal: '5' });
    expect(flightOf(trip)).toMatchObject({ number: null, airline: null, terminal: '5' });
  });

  it('can be booked while the directory is not available', async () => {
    const { flights } = server.context;
    server.context.flights = {
      airlineOf: () => Promise.reject(new AdapterError('flights', 'unavailable', 'no answer')),
    };
    const trip = await book({ type: 'pickup', number: 'BA117' });
    server.context.flights = flights;
    expect(trip.status).toBe('NEW');
    expect(flightOf(trip)).toMatchObject({ number: 'BA117', airline: null });
  });

  it('is shown to the driver, in the mails and on the receipt', async () => {
    const flight = {
      type: 'pickup',
      number: 'ba117',
      terminal: 'T5',
      arrivalTime: '17:10',
    } as const;
    const trip = await book(flight);
    const { flightInfo } = toDispatch(server.context, {
      ...(await rowOf(trip)),
      accountNumber: null,
    });
    expect(flightInfo).toMatchObject({ number: 'ba117', airline: 'British Airways' });

    await deliverNotices(server.context);
    const mails = await server.context.database.orm.select().from(tables.mails);
    const texts = mails.filter(({ fact }) => fact.startsWith(trip.id)).map(({ text }) => text);
    expect(texts).not.toEqual([]);
    for (const text of texts)
      expect(text).toContain('Flight: British Airways BA 117, Terminal 5, arrives 17:10');

    const pricingDetails = pricing(2000);
    await update(trip, { status: 'COMPLETED', pricingDetails });
    const receipt = await admin().get<Receipt>(`/v1/bookings/${trip.id}/receipt`);
    expect(receipt.body.flight).toEqual({ airline: 'British Airways', number: 'ba117' });
  });

  it('is shown with its departure if it departs', async () => {
    const trip = await book(
      { type: 'dropoff', number: 'LH901', arrivalTime: '19:30' },
      { origin: places.savoy, destination: places.heathrow },
    );
    await deliverNotices(server.context);
    const mails = await server.context.database.orm.select().from(tables.mails);
    const mail = mails.find(({ fact }) => fact.startsWith(trip.id));
    expect(mail!.text).toContain('Flight: Lufthansa LH 901, leaves 19:30');
  });

  it('is shown on the tracking page while the taxi meets it, but never its destination', async () => {
    const landing = await book({ type: 'pickup', number: 'BA117' });
    expect((await follow(landing)).flight).toEqual({ airline: 'British Airways', number: 'BA117' });
    await update(landing, { status: 'DROPPINGOFF' });
    expect((await follow(landing)).flight).toBeNull();
    const leaving = await book(
      { type: 'dropoff', number: 'LH901' },
      { origin: places.savoy, destination: places.heathrow },
    );
    expect((await follow(leaving)).flight).toBeNull();
  });
});
