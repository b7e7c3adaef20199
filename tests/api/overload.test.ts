import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { createAdmission } from '../../server/admission/admission.ts';
import { LOAD_CLASSES, type LoadClass, TREATMENT } from '../../server/admission/loadClass.ts';
import { NoConnectionError } from '../../server/db/waitingPool.ts';
import { allRoutes } from '../../server/http/createApp.ts';
import { asDomainError } from '../../server/http/problems.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import type { Reply } from '../support/server.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
  server.context.admission = createAdmission(server.context.database.pool);
});
afterAll(() => server.close());
const admin = () => server.as(server.fixtures.users.northwindAdmin);
const manager = () => server.as(server.fixtures.users.fleetManager);

describe('every call', () => {
  const idsOf = (load: LoadClass) =>
    allRoutes()
      .filter((route) => route.load === load)
      .map(({ id }) => id);

  it('is of a class', () => {
    for (const { load } of allRoutes()) expect(LOAD_CLASSES).toContain(load);
  });

  it('that a booking is made of is the last to be refused', () => {
    expect(idsOf('booking').toSorted()).toEqual([
      'abandonAttempt',
      'beginCardSetup',
      'cancelBooking',
      'changeBooking',
      'confirmBooking',
      'estimateFare',
      'getAddress',
      'getBookingRoute',
      'getMe',
      'listAccountFields',
      'listFleetAccountsForBooking',
      'listNearbyDrivers',
      'listOffers',
      'listPaymentMethods',
      'listRecentPlaces',
      'previewPolicy',
      'recentRecipients',
      'requestBooking',
      'reverseGeocode',
      'searchRecipients',
      'storeCard',
      'suggestAddresses',
    ]);
  });

  it('that answers a page is a list, and one that answers a file or begins a long work is bulk', () => {
    const pages = allRoutes().filter(
      ({ load, describes }) => describes.headers?.['x-total-count'] && load !== 'booking',
    );
    expect(pages.length).toBeGreaterThan(10);
    expect(new Set(pages.map(({ load }) => load))).toEqual(new Set(['list']));
    const files = allRoutes().filter(({ describes }) => describes.isDownload);
    expect(files.length).toBeGreaterThan(5);
    expect(new Set(files.map(({ load }) => load))).toEqual(new Set(['bulk']));
    expect(idsOf('bulk')).toEqual(
      expect.arrayContaining(['batchUsers', 'importBusinessPassengers', 'startBatch']),
    );
  });
});

describe('more lists at once than can be served', () => {
  const AT_ONCE = 300;
  let lists: Reply<Problem>[];
  let bookings: Reply[];
  let health: Reply;
  beforeAll(async () => {
    const listing = Array.from({ length: AT_ONCE }, () =>
      manager().get<Problem>('/v1/bookings?page=0&maxPerPage=100', { language: 'fr' }),
    );
    const booking = Array.from({ length: 6 }, () =>
      admin().post('/v1/bookings', server.request(), { idempotencyKey: server.newKey() }),
    );
    health = await server.anonymous(CHANNEL_A).get('/healthz');
    [lists, bookings] = await Promise.all([Promise.all(listing), Promise.all(booking)]);
  });

  it('some are served and the others refused, with the time after which to ask again', () => {
    const served = lists.filter(({ status }) => status === 200);
    const refused = lists.filter(({ status }) => status !== 200);
    expect(served.length).toBeGreaterThan(10);
    expect(refused.length).toBeGreaterThan(AT_ONCE / 3);
    for (const { status, body, headers } of refused) {
      expect(status).toBe(503);
      expect(headers.get('content-type')).toBe('application/problem+json');
      expect(body).toMatchObject({
        code: 'SERVER_BUSY',
        displayTitle: 'Très sollicité en ce moment',
      });
      expect(body.errors).toBeUndefined();
      const wait = Number(headers.get('retry-after'));
      expect(wait).toBeGreaterThanOrEqual(TREATMENT.list.retryAfter);
      expect(wait).toBeLessThanOrEqual(2 * TREATMENT.list.retryAfter);
    }
  });

  it('everybody who books is served, and whether the server is up can be asked', () => {
    expect(bookings.map(({ status }) => status)).toEqual(bookings.map(() => 201));
    expect(health.status).toBe(200);
  });

  it('a refused write has left nothing behind, and is done when it is sent again', async () => {
    const { admission } = server.context;
    server.context.admission = { ...admission, admit: () => null };
    const idempotencyKey = server.newKey();
    const book = () => admin().post<Problem>('/v1/bookings', server.request(), { idempotencyKey });
    expect(await book()).toMatchObject({ status: 503, body: { code: 'SERVER_BUSY' } });
    server.context.admission = admission;
    expect((await book()).status).toBe(201);
    expect((await manager().get('/v1/bookings')).status).toBe(200);
  });
});

it('a call for which no database connection became free is told to come back', () => {
  const none = new NoConnectionError('No database connection became free in 20 s');
  const thrown = asDomainError(new Error('Failed query', { cause: none }));
  expect(thrown).toMatchObject({ code: 'SERVER_BUSY' });
  expect(asDomainError(new Error('Failed query'))).toMatchObject({ code: 'INTERNAL' });
});
