import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readyDraft, savoy } from './draft.fixture.ts';
import { minutesAfter } from './flight.ts';
import { bagRoom, hasRoom, loadOf, vehiclesFor } from './vehicleRoom.ts';

it.each([
  ['Saloon', 4, null, 2],
  ['Estate', 4, null, 4],
  ['Regular 8 Seater', 8, null, 8],
  ['Saloon', 4, 0, 0],
])('a %s with %i seats, of which the fleet says %s, takes %i large bags', (...row) => {
  const [name, seats, bags, expected] = row;
  expect(bagRoom({ name, seats, bags })).toBe(expected);
});

it('counts what is known at an airport only, two small bags as a large one', () => {
  const flight = { ...readyDraft.flight, totalPassengers: 7, totalSmallBags: 3, totalLargeBags: 6 };
  expect(loadOf({ ...readyDraft, flight })).toEqual({ passengers: 7, bags: 8 });
  const origin = { text: savoy.address, place: savoy };
  expect(loadOf({ ...readyDraft, flight, origin })).toEqual({ passengers: 1, bags: 0 });
});

it('names the least number of vehicles that take everybody', () => {
  const room = fc.record({ seats: fc.integer({ min: 1, max: 8 }), bags: fc.nat({ max: 8 }) });
  const load = fc.record({ passengers: fc.integer({ min: 1, max: 100 }), bags: fc.nat(100) });
  fc.assert(
    fc.property(room, load, (one, carried) => {
      const count = vehiclesFor(one, carried);
      if (count === Infinity) expect([one.bags, hasRoom(one, carried, 1000)]).toEqual([0, false]);
      else
        expect([hasRoom(one, carried, count), hasRoom(one, carried, count - 1)]).toEqual([
          true,
          false,
        ]);
    }),
  );
});

it.each([
  ['18:00', '14:00', 240],
  ['13:30', '14:00', -30],
  ['23:50', '00:30', -40],
  ['00:15', '23:30', 45],
  ['08:00', '19:00', -660],
])('a flight at %s is %s + %i minutes', (flight, trip, minutes) => {
  expect(minutesAfter(flight, trip)).toBe(minutes);
});
