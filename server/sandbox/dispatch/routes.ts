import { Hono } from 'hono';
import { z } from 'zod';
import {
  dispatchBookingSchema,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from '../../../contract/booking/dispatch.ts';
import { isSigned } from '../../adapters/dispatch/signature.ts';
import { accountFieldsOf, isAccount } from './accounts.ts';
import { driversAround } from './drivers.ts';
import { toAnswer, type TripStore } from './trips.ts';

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
