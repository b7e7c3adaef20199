import { expect, it } from 'vitest';
import { PAST_STATUSES, type BookingStatus } from '../../contract/booking/status.ts';
import { creditCardAllowed } from '../../contract/booking/schedule.ts';
import { demoChannels } from '../config/demoChannels.ts';
import { readCheckedPlaces } from '../sandbox/gazetteer/places.ts';
import { harbour } from './cast/harbour.ts';
import { meridian } from './cast/meridian.ts';
import { createRandom } from './random.ts';
import { makeTrip } from './trip.ts';
import { pickPickupAt } from './tripTimes.ts';

const [channel, australia] = demoChannels;

const NOW = new Date('2026-11-20T10:00:00Z');

/** Enough trips for many that are paid by card far ahead. */
const trips = (of = channel, cast: typeof meridian = meridian) => {
  const random = createRandom(1);
  const places = readCheckedPlaces(...cast.gazetteer);
  return Array.from({ length: 1000 }, () =>
    makeTrip({
      channel: of,
      corporation: { id: 'corporation', about: cast.corporations[0]! },
      booker: {
        id: 'booker',
        email: 'booker@northwind.example',
        givenName: 'Bo',
        familyName: 'Oker',
        corporationIds: ['corporation'],
        status: 'active',
        createdAt: new Date('2026-01-01'),
      },
      people: [
        {
          id: 'passenger',
          type: 'employee',
          givenName: 'Pat',
          familyName: 'Senger',
          email: null,
          phone: '+447700900123',
          groupId: null,
        },
      ],
      offers: [
        {
          id: 'offer',
          fleetId: 'fleet',
          companyName: 'Cars',
          name: 'Saloon',
          tariff: {
            fareType: 'ESTIMATE',
            baseFare: 380,
            perKilometre: 165,
            perMinute: 28,
            minimumFare: 750,
          },
          cancellation: { minutesBefore: 30, fee: 400 },
          weight: 1,
          serves: () => true,
        },
      ],
      places,
      random,
      now: NOW,
    }),
  );
};

it('is booked by card only as far ahead as the product allows', () => {
  const byCard = trips()
    .map(({ row }) => row)
    .filter(({ paymentType }) => paymentType === 'creditCard');
  expect(byCard.length).toBeGreaterThan(100);
  expect(byCard.every((row) => creditCardAllowed(row.pickupAt, row.createdAt as Date))).toBe(true);
});

it('has cars and flights of its country', () => {
  const rows = trips(australia, harbour).map(({ row }) => row);
  const plates = rows.flatMap(({ vehicle }) => vehicle.registration ?? []);
  expect(plates.length).toBeGreaterThan(100);
  expect(plates.filter((plate) => !/^[A-Z]{3} \d{2}[A-Z]$/.test(plate))).toEqual([]);
  const flights = rows.flatMap(({ bookingProperties }) => bookingProperties?.flightInfo ?? []);
  expect(new Set(flights.map(({ airline }) => airline))).toEqual(
    new Set(['Qantas', 'Virgin Australia', 'Jetstar']),
  );
});

it('has the arrival of the driver that its history tells, for the share of pickups in time', () => {
  const made = trips();
  for (const { row, events } of made) {
    const arrival = events.find(({ status }) => status === 'MADECONTACT');
    expect(row.arrivedAt).toEqual(arrival?.occurredAt ?? null);
  }
  expect(made.some(({ row }) => row.arrivedAt)).toBe(true);
  expect(made.some(({ row }) => !row.arrivedAt)).toBe(true);
});

it('has a day that was busy before now, is busy now and goes on', () => {
  const today = trips()
    .map(({ row }) => row)
    .filter(({ pickupTime }) => pickupTime.startsWith('2026-11-20'));
  const hoursOf = (isWanted: (status: BookingStatus) => boolean) =>
    new Set(
      today
        .filter(({ status }) => isWanted(status as BookingStatus))
        .map(({ pickupTime }) => Number(pickupTime.slice(11, 13))),
    );
  const ahead = hoursOf((status) => status === 'PREBOOKED');
  expect(ahead.size).toBeGreaterThan(4);
  expect(Math.min(...ahead)).toBeGreaterThanOrEqual(10);
  const past = hoursOf((status) => PAST_STATUSES.some((one) => one === status));
  expect(past.size).toBeGreaterThan(2);
  expect(Math.max(...past)).toBeLessThan(10);
});

it('has no trip over before it began, or begun before it was booked, at any hour', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(Date.UTC(2026, 10, 20, hour, 30));
    const random = createRandom(hour);
    for (let drawn = 0; drawn < 300; drawn += 1) {
      expect(pickPickupAt('PREBOOKED', random, now, 'Australia/Sydney').getTime()).toBeGreaterThan(
        now.getTime(),
      );
      expect(pickPickupAt('COMPLETED', random, now, 'Australia/Sydney').getTime()).toBeLessThan(
        now.getTime() - 3_600_000,
      );
    }
  }
});
