import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingRequest } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';

const flightOf = (flight: { number?: string; terminal?: string; totalPassengers?: number }) => ({
  bookingProperties: { flightInfo: { type: 'pickup' as const, ...flight } },
});

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());

const refused = (changes: Partial<BookingRequest>) =>
  server
    .as(server.fixtures.users.northwindAdmin)
    .post<Problem>('/v1/bookings', server.request(changes), {
      idempotencyKey: server.newKey(),
    });

describe('a request is refused', () => {
  it.each<[string, Partial<BookingRequest>, string, string]>([
    [
      'a card without naming it',
      { payment: { type: 'creditCard' } },
      'payment.paymentMethodId',
      'required',
    ],
    ['a time past', { pickupTime: '2020-01-01T10:00:00' }, 'pickupTime', 'timeInPast'],
    ['a time far ahead', { pickupTime: '2099-01-01T10:00:00' }, 'pickupTime', 'tooFarAhead'],
    ['an impossible time', { pickupTime: '2099-01-01T25:00:00' }, 'pickupTime', 'dateTime'],
    ['a dropoff that is the pickup', { destination: places.kings }, 'destination', 'samePlace'],
    ['no vehicles', { numberOfVehicles: 0 }, 'numberOfVehicles', 'tooSmall'],
    ['eleven stops', { waypoints: Array(11).fill(places.savoy) }, 'waypoints', 'tooMany'],
    ['short notes', { notes: 'ab' }, 'notes', 'tooShort'],
    ['long notes', { notes: 'a'.repeat(1001) }, 'notes', 'tooLong'],
    [
      'a flight number that is none',
      { origin: places.heathrow, ...flightOf({ number: '<b>' }) },
      'bookingProperties.flightInfo.number',
      'plainText',
    ],
    [
      'a terminal as long as a sentence',
      { origin: places.heathrow, ...flightOf({ terminal: 'a'.repeat(21) }) },
      'bookingProperties.flightInfo.terminal',
      'tooLong',
    ],
    [
      'a terminal that is none',
      { origin: places.heathrow, ...flightOf({ terminal: '<5>' }) },
      'bookingProperties.flightInfo.terminal',
      'plainText',
    ],
    [
      'more passengers than the vehicles have seats',
      { origin: places.heathrow, numberOfVehicles: 2, ...flightOf({ totalPassengers: 9 }) },
      'bookingProperties.flightInfo.totalPassengers',
      'notEnoughSeats',
    ],
    ['unknown fields', { fields: { costCentre: '1' } }, 'fields.costCentre', 'unknown'],
    [
      'a flight where there is no airport',
      {
        bookingProperties: { flightInfo: { type: 'pickup', number: 'BA117', totalPassengers: 1 } },
      },
      'bookingProperties.flightInfo',
      'notAllowed',
    ],
    [
      'a departure told of an arrival',
      {
        origin: places.heathrow,
        bookingProperties: {
          flightInfo: { type: 'dropoff', number: 'BA117', totalPassengers: 1 },
        },
      },
      'bookingProperties.flightInfo.type',
      'choice',
    ],
  ])('for %s', async (_, changes, field, code) => {
    const { status, body } = await refused(changes);
    expect(status).toBe(422);
    expect(body.code).toBe('VALIDATION_FAILED');
    expect(body.errors?.[field]?.code).toBe(code);
  });

  it('for people of another account', async () => {
    const { corporations, employees, guests } = server.fixtures;
    const of = (passengerId: string, passengerType: 'employee' | 'guest') =>
      refused({
        passengerInfo: { passengerId, passengerType, corporationId: corporations.northwind.id },
      });
    for (const { body } of [
      await of(employees.greta.id, 'employee'),
      await of(guests['Globex']!.id, 'guest'),
      await of(employees.anna.id, 'guest'),
    ])
      expect(body.errors?.['passengerInfo.passengerId']?.code).toBe('reference');
  });

  it('if the fleet does not drive there, or the offer is of another channel', async () => {
    const far = await refused({ origin: places.edinburgh });
    expect([far.status, far.body.code]).toEqual([409, 'OFFER_NOT_AVAILABLE']);
    const offerId = server.fixtures.fleets.bayTaxis.offerIds[0]!;
    expect((await refused({ offerId })).body.code).toBe('OFFER_NOT_AVAILABLE');
  });

  it('for people who may not book for the account', async () => {
    const { users, corporations } = server.fixtures;
    const body = server.request();
    for (const user of [users.globexAdmin, users.fleetManager, users.tasmanAdmin]) {
      const reply = await server
        .as(user)
        .post<Problem>('/v1/bookings', body, { idempotencyKey: server.newKey() });
      expect([reply.status, reply.body.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect(users.bothAdmin.corporationIds).toContain(corporations.northwind.id);
    const both = await server
      .as(users.bothAdmin)
      .post('/v1/bookings', body, { idempotencyKey: server.newKey() });
    expect(both.status).toBe(201);
  });
});
