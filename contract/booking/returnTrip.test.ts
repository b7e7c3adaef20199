import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeDraft } from './draftChanges.ts';
import { heathrow, readyContext, readyDraft, saloon, savoy } from './draft.fixture.ts';
import { toBookingRequest } from './draftRequest.ts';
import { stepErrors } from './draftRules.ts';
import { bookingRequestSchema } from './request.ts';
import {
  earliestReturnOf,
  proposedReturn,
  returnClockChange,
  returnErrors,
  returnTimeReason,
  returnRoute,
  toReturnRequest,
} from './returnTrip.ts';
import { addMinutes, localTime } from './schedule.ts';

const returning = (pickupTime: string, flightNumber = '') => ({
  ...readyDraft,
  returnTrip: { pickupTime, flightNumber },
});
const at = (time: string) => ({ ...readyDraft, date: '2026-11-20', time });
const codes = (draft: typeof readyDraft, context = readyContext) =>
  Object.entries(returnErrors(draft, context)).flatMap(([field, reason]) =>
    reason ? [[field, reason.code]] : [],
  );

describe('the way back', () => {
  it('swaps the ends and goes over the stops in reverse', () => {
    const stops = ['a', 'b', 'c'].map((key) => ({ key, text: key, place: savoy }));
    const back = returnRoute({ ...readyDraft, waypoints: stops });
    expect([back.origin, back.destination]).toEqual([readyDraft.destination, readyDraft.origin]);
    expect(back.waypoints.map(({ key }) => key)).toEqual(['c', 'b', 'a']);
    expect(returnRoute(back)).toEqual({
      origin: readyDraft.origin,
      destination: readyDraft.destination,
      waypoints: stops,
    });
  });

  it('is requested like the outbound trip, at its own time, with only its flight number', () => {
    const draft = {
      ...returning('2026-11-21T09:30:00', ' BA117 '),
      waypoints: [
        { key: 'one', text: 'Savoy', place: savoy },
        { key: 'two', text: 'T5', place: heathrow },
      ],
      flight: { ...readyDraft.flight, number: 'BA9', terminal: '5', totalLargeBags: 2 },
      notes: 'Meet at the desk',
    };
    const outbound = toBookingRequest(draft, {
      offer: saloon,
      paymentType: 'cash',
      paymentProviderName: 'stripe',
      accountFields: [],
    });
    const back = bookingRequestSchema.parse(toReturnRequest(outbound, draft));
    expect(back).toMatchObject({
      origin: savoy,
      destination: heathrow,
      waypoints: [heathrow, savoy],
      pickupTime: '2026-11-21T09:30:00',
      offerId: saloon.id,
      notes: 'Meet at the desk',
      payment: { type: 'cash' },
    });
    expect(back.bookingProperties?.flightInfo).toMatchObject({
      type: 'dropoff',
      number: 'BA117',
      terminal: null,
      totalLargeBags: 0,
    });
    expect(toReturnRequest(outbound, { ...draft, returnTrip: null })).toBeNull();
    const noFlight = returning('2026-11-21T09:30:00');
    expect(toReturnRequest(outbound, noFlight)?.bookingProperties).toBeNull();
  });
});

describe('the return’s time', () => {
  it.each([
    ['14:00', '2026-11-20T14:09:00', 'timeInPast'],
    ['14:00', '2026-11-20T14:10:00', undefined],
    ['14:00', '2026-11-19T18:00:00', 'timeInPast'],
    ['14:00', '2026-12-21T10:00:00', 'tooFarAhead'],
    ['ASAP', '2026-11-20T12:09:00', 'timeInPast'],
    ['ASAP', '2026-11-20T12:10:00', undefined],
  ])('after an outbound trip at %s, at %s', (outbound, pickupTime, code) => {
    const draft = outbound === 'ASAP' ? readyDraft : at(outbound);
    expect(returnTimeReason(pickupTime, draft, readyContext)?.code).toBe(code);
  });

  it('is proposed ten minutes after the passenger has arrived', () => {
    const propose = (seconds: number | null) =>
      proposedReturn(at('14:00'), readyContext, seconds).slice(11, 16);
    expect([null, 60, 600, 2400, 2401].map(propose)).toEqual([
      '14:10',
      '14:11',
      '14:20',
      '14:50',
      '14:51',
    ]);
  });

  it('is calculated in the local time where the return starts', () => {
    const context = { ...readyContext, returnZone: 'Europe/Paris' };
    expect(earliestReturnOf(at('14:00'), context)).toBe('2026-11-20T15:10:00');
    expect(returnTimeReason('2026-11-20T15:05:00', at('14:00'), context)?.code).toBe('timeInPast');
  });

  it('that is proposed can be booked, at any time and for any route', () => {
    const zones = fc.constantFrom('Europe/London', 'Australia/Sydney', 'America/St_Johns');
    const minutes = fc.integer({ min: 0, max: 27 * 24 * 60 });
    const from = new Date('2026-10-01T00:00:00Z').getTime();
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 * 24 * 3600 }),
        zones,
        zones,
        fc.option(minutes),
        fc.option(fc.integer({ min: 0, max: 20_000 })),
        (seconds, zone, returnZone, ahead, duration) => {
          const now = new Date(from + seconds * 1000);
          const local = ahead === null ? null : localTime(addMinutes(now, ahead), zone);
          const draft = local
            ? { ...readyDraft, date: local.slice(0, 10), time: local.slice(11, 16) }
            : readyDraft;
          const context = { ...readyContext, now, zone, returnZone };
          const proposed = proposedReturn(draft, context, duration);
          expect(returnTimeReason(proposed, draft, context)).toBeUndefined();
        },
      ),
    );
  });
});

describe('the vehicle step', () => {
  it('cannot be left while something is wrong with the return that is wanted', () => {
    expect(codes(readyDraft)).toEqual([]);
    const early = returning('2026-11-20T12:05:00', 'BA');
    expect(codes(early)).toEqual([
      ['returnTime', 'timeInPast'],
      ['returnFlight', 'tooShort'],
    ]);
    expect(Object.keys(stepErrors('vehicle', early, readyContext))).toEqual([
      'returnTime',
      'returnFlight',
    ]);
    expect(codes(returning('2026-11-20T18:00:00'), { ...readyContext, canReturn: false })).toEqual([
      ['returnTrip', 'noReturn'],
    ]);
  });

  it('accepts a flight number that no airport asks for any more', () => {
    const draft = { ...returning('2026-11-20T18:00:00', 'BA'), origin: readyDraft.destination };
    expect(codes(draft)).toEqual([]);
  });

  it('keeps the flight number when another time is chosen, and removes both together', () => {
    const chosen = changeDraft(returning('2026-11-20T18:00:00', 'BA117'), {
      type: 'returnChosen',
      pickupTime: '2026-11-20T19:00:00',
    });
    expect(chosen.returnTrip).toEqual({
      pickupTime: '2026-11-20T19:00:00',
      flightNumber: 'BA117',
    });
    expect(changeDraft(chosen, { type: 'returnDropped' }).returnTrip).toBeNull();
    expect(
      changeDraft(readyDraft, { type: 'returnFlightTyped', flightNumber: 'X' }).returnTrip,
    ).toBeNull();
  });
});

describe('a night when the clock is changed', () => {
  const now = new Date('2027-10-25T12:00:00Z');
  const context = { ...readyContext, now, zone: 'Europe/London', returnZone: 'Europe/London' };
  const outbound = { ...readyDraft, date: '2027-10-31', time: '01:30' };

  it.each([
    // The outbound trip starts the first time that the clock shows 01:30.
    ['2027-10-31T01:35:00', 'second'],
    ['2027-10-31T01:45:00', 'twice'],
    ['2027-10-31T02:15:00', null],
  ])('says which of two times a return at %s means', (local, change) => {
    expect(returnTimeReason(local, outbound, context)).toBeUndefined();
    expect(returnClockChange(local, outbound, context)).toBe(change);
  });

  it('says that a time is skipped', () => {
    const before = { ...context, now: new Date('2027-03-20T12:00:00Z') };
    const early = { ...readyDraft, date: '2027-03-27', time: '18:00' };
    expect(returnClockChange('2027-03-28T01:30:00', early, before)).toBe('skipped');
  });
});
