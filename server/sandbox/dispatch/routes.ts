import { Hono } from 'hono';
import { z } from 'zod';
import {
  dispatchBookingSchema,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
  type DispatchDriver,
} from '../../../contract/booking/dispatch.ts';
import { isSigned } from '../../adapters/dispatch/signature.ts';
import { accountFieldsOf, isAccount } from './accounts.ts';
import { toAnswer, type TripStore } from './trips.ts';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { chance } from './chance.ts';

/** The town is a grid of blocks, some with a driver who circles. In degrees. */
const BLOCK = 0.008;
const BLOCKS_AROUND = 4;
const SHARE_WITH_DRIVER = 0.3;
const ROUND = 0.0025;
const ROUND_MS = { shortest: 240_000, longest: 480_000 };

/** Free drivers of a fleet around a point at a moment, the nearest first. */
export function driversAround(
  fleetId: string,
  near: Coordinates,
  limit: number,
  now: Date,
): DispatchDriver[] {
  const row = Math.floor(near.latitude / BLOCK);
  const column = Math.floor(near.longitude / BLOCK);
  const found: DispatchDriver[] = [];
  // Ids begin with the time at which they were made, so the fleets of a demo differ only at the end.
  const fleet = fleetId.slice(-8);
  for (let r = row - BLOCKS_AROUND; r <= row + BLOCKS_AROUND; r += 1) {
    for (let c = column - BLOCKS_AROUND; c <= column + BLOCKS_AROUND; c += 1) {
      const driverId = `${fleet}:${r}:${c}`;
      if (chance(driverId, 'there') < SHARE_WITH_DRIVER)
        found.push(driverAt(driverId, { latitude: r * BLOCK, longitude: c * BLOCK }, now));
    }
  }
  const away = (driver: DispatchDriver) => distanceMeters(driver, near);
  return found.toSorted((a, b) => away(a) - away(b)).slice(0, limit);
}

function driverAt(driverId: string, corner: Coordinates, now: Date): DispatchDriver {
  const { shortest, longest } = ROUND_MS;
  const period = shortest + chance(driverId, 'pace') * (longest - shortest);
  const turn = 2 * Math.PI * (chance(driverId, 'start') + now.getTime() / period);
  const centre = (word: string) => (0.3 + 0.4 * chance(driverId, word)) * BLOCK;
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return {
    driverId,
    latitude: round(corner.latitude + centre('latitude') + ROUND * Math.sin(turn)),
    longitude: round(corner.longitude + centre('longitude') + ROUND * Math.cos(turn)),
    // The driver goes round anticlockwise from the east, so the heading is north at the start.
    heading: Math.round(((360 - (turn * 180) / Math.PI) % 360) + 360) % 360,
  };
}

const driversQuery = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  limit: z.coerce.number().int().min(1).max(100).default(10),
});

/** The simulator's side of the dispatch contract. */
export function simulatorRoutes(options: {
  store: TripStore;
  secret: string;
  now: () => Date;
  /** When the first step of a new booking is due. */
  firstStepAt: (booking: z.infer<typeof dispatchBookingSchema>) => Date;
}): Hono {
  const { store, secret, now } = options;
  const app = new Hono();

  app.use('/fleets/*', async (c, next) => {
    const signature = c.req.header(SIGNATURE_HEADER);
    // Without a signature nothing is read.
    if (signature === undefined) return c.json({ error: 'the signature is missing' }, 401);
    const url = new URL(c.req.url);
    const parts = {
      timestamp: c.req.header(TIMESTAMP_HEADER) ?? '',
      method: c.req.method,
      path: url.pathname + url.search,
      body: await c.req.text(),
    };
    if (!isSigned(secret, parts, signature, now()))
      return c.json({ error: 'the signature is wrong or too old' }, 401);
    return next();
  });

  app.post('/fleets/:fleetId/bookings', async (c) => {
    const booking = dispatchBookingSchema.safeParse(await c.req.json());
    if (!booking.success) return c.json({ error: z.prettifyError(booking.error) }, 422);
    if (booking.data.fleetId !== c.req.param('fleetId'))
      return c.json({ error: 'the booking names another fleet' }, 422);
    const trip = await store.take(booking.data, options.firstStepAt(booking.data), now());
    if (!trip) return c.json({ error: 'the booking was not kept' }, 500);
    return c.json(toAnswer(trip), 201);
  });

  app.get('/fleets/:fleetId/bookings/:bookingId', async (c) => {
    const trip = await store.find(c.req.param('fleetId'), c.req.param('bookingId'));
    return trip ? c.json(toAnswer(trip)) : c.json({ error: 'no such booking' }, 404);
  });

  app.put('/fleets/:fleetId/bookings/:bookingId', async (c) => {
    const booking = dispatchBookingSchema.safeParse(await c.req.json());
    if (!booking.success) return c.json({ error: z.prettifyError(booking.error) }, 422);
    const { fleetId, bookingId } = c.req.param();
    if (booking.data.fleetId !== fleetId || booking.data.bookingId !== bookingId)
      return c.json({ error: 'the body names another booking than the path' }, 422);
    const trip = await store.reschedule(booking.data, options.firstStepAt(booking.data), now());
    if (!trip) return c.json({ error: 'no such booking' }, 404);
    if (trip.booking.pickupAt !== booking.data.pickupAt)
      return c.json({ error: 'the trip has begun' }, 409);
    return c.json(toAnswer(trip));
  });

  app.delete('/fleets/:fleetId/bookings/:bookingId', async (c) => {
    const { fleetId, bookingId } = c.req.param();
    const trip = await store.cancel(fleetId, bookingId, now());
    return trip ? c.json(toAnswer(trip)) : c.json({ error: 'no such booking' }, 404);
  });

  app.get('/fleets/:fleetId/accounts/:accountNumber', (c) =>
    c.json({ isValid: isAccount(c.req.param('accountNumber')) }),
  );

  app.get('/fleets/:fleetId/accounts/:accountNumber/fields', (c) =>
    c.json(accountFieldsOf(c.req.param('accountNumber'))),
  );

  app.get('/fleets/:fleetId/drivers', (c) => {
    const query = driversQuery.safeParse(c.req.query());
    if (!query.success) return c.json({ error: z.prettifyError(query.error) }, 422);
    const { limit, ...near } = query.data;
    return c.json(driversAround(c.req.param('fleetId'), near, limit, now()));
  });

  return app;
}
