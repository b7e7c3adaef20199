import { expect, it } from 'vitest';
import type { Trip } from '../resources/bookings.ts';
import { heathrow, oliver, readyContext, savoy } from './draft.fixture.ts';
import { returnDraftFrom } from './draftRequest.ts';

const stop = { ...savoy, address: 'A stop' };
const trip = (changes: Partial<Trip>): Trip =>
  ({
    corporationId: oliver.corporationId,
    corporationName: oliver.corporationName,
    passengerId: oliver.id,
    passengerType: 'employee',
    userInfo: oliver,
    origin: savoy,
    destination: heathrow,
    waypoints: [stop],
    offerId: '33333333-3333-4333-8333-333333333333',
    numberOfVehicles: 2,
    paymentType: 'cash',
    notes: null,
    businessAccountConfig: null,
    scheduleType: 'PREBOOKING',
    pickupTime: '2026-11-21T09:00:00',
    pickupTimeZone: 'Europe/London',
    fareEstimate: { durationSeconds: 3000 },
    ...changes,
  }) as Trip;

it('goes back the same way in reverse, ten minutes after the arrival', () => {
  expect(returnDraftFrom(trip({}), readyContext)).toMatchObject({
    recipient: { id: oliver.id },
    origin: { text: heathrow.address },
    waypoints: [{ text: stop.address }],
    destination: { text: savoy.address },
    numberOfVehicles: 2,
    paymentType: 'cash',
    date: '2026-11-21',
    time: '10:00',
    returnTrip: null,
  });
});

it('counts from now for a trip as soon as possible, in the local time where the return starts', () => {
  const asap = trip({ scheduleType: 'ASAP', pickupTime: '2026-11-20T12:00:00' });
  const there = { ...readyContext, returnZone: 'Europe/Paris' };
  expect(returnDraftFrom(asap, there)).toMatchObject({ date: '2026-11-20', time: '14:00' });
});
