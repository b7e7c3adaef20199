import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountDependents, airportEnd, clampVehicles, newDraft } from './draft.ts';
import { changeDraft, type DraftChange } from './draftChanges.ts';
import { heathrow, oliver, readyContext, readyDraft, saloon, savoy } from './draft.fixture.ts';
import { toBookingRequest } from './draftRequest.ts';
import {
  DRAFT_STEPS,
  canLeave,
  paymentTypesFor,
  standingOffer,
  standingPayment,
  stepErrors,
  stepOfField,
} from './draftRules.ts';
import { bookingRequestSchema } from './request.ts';

const LOCAL = '2026-11-20T12:10:00';

describe('vehicle count', () => {
  it('is clamped to what can be booked, whatever is typed', () => {
    expect(['', '0', '3', '25', 'x2', '-4'].map(clampVehicles)).toEqual([1, 1, 3, 10, 2, 4]);
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const count = clampVehicles(typed);
        expect(Number.isInteger(count) && count >= 1 && count <= 10).toBe(true);
      }),
    );
  });
});

describe('steps', () => {
  it('can all be left with a ready draft', () => {
    expect(DRAFT_STEPS.map((step) => canLeave(step, readyDraft, readyContext))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('name what is missing, in the order of the page', () => {
    const empty = newDraft(readyDraft.accountId);
    const context = { ...readyContext, offer: null, paymentType: null };
    expect(stepErrors('passenger', empty, context)).toEqual({ recipient: { code: 'required' } });
    expect(Object.keys(stepErrors('address', empty, context))).toEqual(['origin', 'destination']);
    expect(Object.keys(stepErrors('vehicle', empty, context))).toEqual(['offer', 'payment']);
    expect(stepErrors('passenger', newDraft(null), context)).toEqual({
      account: { code: 'required' },
    });
  });

  it('ask to choose where something was typed but not chosen', () => {
    const typed = changeDraft(
      { ...readyDraft, recipient: null, recipientText: 'oli' },
      { type: 'addressTyped', field: 'origin', text: 'heathrow' },
    );
    expect(stepErrors('passenger', typed, readyContext)).toEqual({
      recipient: { code: 'chooseRecipient' },
    });
    expect(stepErrors('address', typed, readyContext)).toEqual({
      origin: { code: 'chooseSuggestion' },
    });
  });

  it.each([
    ['11:30', '2026-11-20', { time: { code: 'timeInPast' } }],
    ['12:00', '2026-11-20', {}],
    ['12:00', '2026-11-19', { date: { code: 'timeInPast' } }],
    ['12:00', '2026-12-20', {}],
    ['12:00', '2026-12-21', { date: { code: 'tooFarAhead' } }],
    ['25:00', '2026-11-21', { time: { code: 'dateTime' } }],
    ['', '2026-11-21', { time: { code: 'required' } }],
  ])('judge the time %s on %s', (time, date, errors) => {
    expect(stepErrors('address', { ...readyDraft, time, date }, readyContext)).toEqual(errors);
  });

  it('ask for a whole flight number once any flight detail is given', () => {
    const flight = (number: string, terminal = '') =>
      stepErrors(
        'address',
        changeDraft(readyDraft, { type: 'flightTyped', flight: { number, terminal } }),
        readyContext,
      )['flight.number']?.code;
    expect([flight(''), flight('', '5'), flight('BA'), flight('BA283')]).toEqual([
      undefined,
      'required',
      'tooShort',
      undefined,
    ]);
  });

  it('want notes of at least three characters, or none', () => {
    const codes = ['', '  ', 'ab', 'abc'].map(
      (notes) => stepErrors('vehicle', { ...readyDraft, notes }, readyContext).notes?.code,
    );
    expect(codes).toEqual([undefined, undefined, 'tooShort', undefined]);
  });

  it('know where a refused field is mended', () => {
    expect(
      ['passengerInfo.passengerId', 'pickupTime', 'waypoints.0.address', 'offerId'].map(
        stepOfField,
      ),
    ).toEqual(['passenger', 'address', 'address', 'vehicle']);
  });
});

describe('changes', () => {
  it('read the time when its field is left, and keep what cannot be read', () => {
    const leave = (text: string) => {
      const typed = changeDraft(readyDraft, { type: 'timeTyped', text, local: LOCAL });
      return changeDraft(typed, { type: 'timeLeft', local: LOCAL }).time;
    };
    expect(['7', '18', '0930', '25', ' '].map(leave)).toEqual([
      '07:00',
      '18:00',
      '09:30',
      '25',
      'ASAP',
    ]);
  });

  it('propose a time with a first date, and forget both with ASAP', () => {
    const dated = changeDraft(readyDraft, {
      type: 'dateChosen',
      date: '2026-11-25',
      local: LOCAL,
    });
    expect(dated).toMatchObject({ date: '2026-11-25', time: '12:10' });
    expect(changeDraft(dated, { type: 'asapChosen' })).toMatchObject({ date: null, time: 'ASAP' });
  });

  it('correct flight counts to the nearest that can be', () => {
    const { flight } = changeDraft(readyDraft, {
      type: 'flightTyped',
      flight: { totalPassengers: 0, totalSmallBags: -2, totalLargeBags: Number.NaN },
    });
    expect(flight).toMatchObject({ totalPassengers: 1, totalSmallBags: 0, totalLargeBags: 0 });
  });

  it('of the account clear only what came from it', () => {
    const chosen = {
      ...readyDraft,
      offerId: saloon.id,
      paymentType: 'cash' as const,
      notes: 'Bay 4',
    };
    expect(accountDependents(chosen)).toEqual(['recipient', 'offer', 'payment']);
    const changed = changeDraft(chosen, { type: 'accountChanged', accountId: 'other' });
    expect(accountDependents(changed)).toEqual([]);
    expect(changed).toMatchObject({
      accountId: 'other',
      origin: chosen.origin,
      destination: chosen.destination,
      notes: 'Bay 4',
    });
  });

  it('swap the ends and turn the stops round; twice is as before', () => {
    const stops = ['a', 'b'].reduce(
      (draft, key) => changeDraft(draft, { type: 'stopAdded', key }),
      readyDraft,
    );
    const swapped = changeDraft(stops, { type: 'swapped' });
    expect(airportEnd(stops)).toBe('pickup');
    expect(airportEnd(swapped)).toBe('dropoff');
    expect(swapped.waypoints.map(({ key }) => key)).toEqual(['b', 'a']);
    expect(changeDraft(swapped, { type: 'swapped' })).toEqual(stops);
  });

  it('add at most ten stops', () => {
    const keys = Array.from({ length: 12 }, (_, index) => String(index));
    const draft = keys.reduce(
      (all, key) => changeDraft(all, { type: 'stopAdded', key }),
      readyDraft,
    );
    expect(draft.waypoints).toHaveLength(10);
  });
});

describe('payment and offer', () => {
  it('stand as chosen, else as the account pays, else by business account', () => {
    const all = ['businessAccount', 'cash'] as const;
    expect(standingPayment('cash', null, all)).toBe('cash');
    expect(standingPayment(null, 'cash', all)).toBe('cash');
    expect(standingPayment(null, 'creditCard', all)).toBe('businessAccount');
    expect(standingPayment(null, null, ['cash'])).toBe('cash');
    expect(standingPayment('cash', null, [])).toBeNull();
  });

  it('are limited to what channel and offer both take', () => {
    expect(paymentTypesFor(saloon, ['businessAccount', 'creditCard'])).toEqual(['businessAccount']);
    expect(paymentTypesFor(null, ['cash'])).toEqual(['cash']);
  });

  it('fall back to the first offer when the chosen one is gone', () => {
    expect(standingOffer('gone', [saloon])).toBe(saloon);
    expect(standingOffer(null, [])).toBeNull();
  });
});

const changes: fc.Arbitrary<DraftChange> = fc.oneof(
  fc.record({
    type: fc.constant('timeTyped' as const),
    text: fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom('9', '1330', ' ')),
    local: fc.constant(LOCAL),
  }),
  fc.constant({ type: 'timeLeft' as const, local: LOCAL }),
  fc.constant({ type: 'swapped' as const }),
  fc.record({ type: fc.constant('notesTyped' as const), notes: fc.string({ maxLength: 20 }) }),
  fc.record({ type: fc.constant('vehiclesChosen' as const), count: fc.double() }),
  fc.record({ type: fc.constant('stopAdded' as const), key: fc.constantFrom('a', 'b') }),
  fc.record({
    type: fc.constant('placeChosen' as const),
    field: fc.constantFrom('origin' as const, 'destination' as const, { stop: 'a' }, { stop: 'b' }),
    place: fc.constantFrom(heathrow, savoy),
  }),
  fc.record({
    type: fc.constant('dateChosen' as const),
    date: fc.constantFrom('2026-11-20', '2026-12-01', '2027-05-05'),
    local: fc.constant(LOCAL),
  }),
  fc.record({
    type: fc.constant('flightTyped' as const),
    flight: fc.record({
      number: fc.string({ maxLength: 12 }),
      terminal: fc.string({ maxLength: 4 }),
      totalPassengers: fc.double(),
    }),
  }),
);

describe('request', () => {
  const standing = { offer: saloon, paymentType: 'businessAccount' as const };

  it('is one the server accepts whenever every step can be left', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 12 }), (list) => {
        const draft = list.reduce(changeDraft, readyDraft);
        fc.pre(DRAFT_STEPS.every((step) => canLeave(step, draft, readyContext)));
        expect(
          bookingRequestSchema.safeParse(toBookingRequest(draft, standing)).error,
        ).toBeUndefined();
      }),
    );
  });

  it('carries what was chosen', () => {
    const draft = [
      { type: 'timeTyped', text: '1430', local: LOCAL },
      { type: 'flightTyped', flight: { number: ' BA283 ', arrivalTime: '9' } },
      { type: 'notesTyped', notes: ' Gate 4 ' },
    ] satisfies DraftChange[];
    expect(toBookingRequest(draft.reduce(changeDraft, readyDraft), standing)).toMatchObject({
      offerId: saloon.id,
      passengerInfo: { passengerId: oliver.id, passengerType: 'employee' },
      pickupTime: '2026-11-20T14:30:00',
      notes: 'Gate 4',
      payment: { type: 'businessAccount' },
      bookingProperties: {
        flightInfo: { type: 'pickup', number: 'BA283', arrivalTime: '09:00', terminal: null },
      },
    });
    expect(toBookingRequest(readyDraft, standing)).toMatchObject({
      pickupTime: null,
      notes: null,
      bookingProperties: null,
    });
  });

  it('is not made from a draft with gaps', () => {
    expect(() => toBookingRequest(newDraft('a'), standing)).toThrow('not complete');
  });
});
