import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountDependents,
  airportEnd,
  bookingDraftSchema,
  isBegun,
  newDraft,
  type BookingDraft,
} from './draft.ts';
import { changeDraft, type DraftChange } from './draftChanges.ts';
import { heathrow, oliver, readyContext, readyDraft, saloon, savoy } from './draft.fixture.ts';
import { EMPTY_GUEST } from './guest.ts';
import { toBookingRequest } from './draftRequest.ts';
import {
  DRAFT_STEPS,
  canLeave,
  paymentTypesFor,
  standingOffer,
  stepErrors,
  stepOfField,
} from './draftRules.ts';
import { bookingRequestSchema } from './request.ts';

const standing = { offer: saloon, paymentType: 'businessAccount' as const, accountFields: [] };
const jane = {
  givenName: 'Jane',
  familyName: 'Roe',
  phone: { country: 'GB', text: '020 7946 0958' },
};
const LOCAL = '2026-11-20T12:10:00';

describe('vehicle count', () => {
  it('that is not a count keeps the step until there is one', () => {
    const typed = changeDraft(readyDraft, {
      type: 'countUnfinished',
      field: 'vehicles',
      text: '3.7',
    });
    expect(stepErrors('vehicle', typed, readyContext)).toEqual({
      vehicles: { code: 'wholeNumber', params: { min: 1, max: 10 } },
    });
    expect(typed.numberOfVehicles).toBe(readyDraft.numberOfVehicles);
    const mended = changeDraft(typed, { type: 'vehiclesChosen', count: 4 });
    expect(stepErrors('vehicle', mended, readyContext)).toEqual({});
  });
});

describe('a draft', () => {
  it('is begun with the first thing that would be missed', () => {
    const empty = newDraft('account');
    const after = (...list: DraftChange[]) => isBegun(list.reduce(changeDraft, empty));
    expect(after()).toBe(false);
    expect(after({ type: 'recipientTyped', text: 'luc' })).toBe(false);
    expect(after({ type: 'guestOpened', guest: {} }, { type: 'guestClosed' })).toBe(false);
    expect(after({ type: 'timeTyped', text: ' ', local: LOCAL })).toBe(false);
    expect(after({ type: 'recipientChosen', recipient: oliver })).toBe(true);
    expect(after({ type: 'guestOpened', guest: jane })).toBe(true);
    expect(after({ type: 'addressTyped', field: 'origin', text: 'k' })).toBe(true);
    expect(after({ type: 'timeTyped', text: '9', local: LOCAL })).toBe(true);
    expect(isBegun(bookingDraftSchema.parse(JSON.parse(JSON.stringify(empty))))).toBe(false);
    expect(isBegun(readyDraft)).toBe(true);
  });
});

describe('steps', () => {
  it('can all be left with a ready draft', () => {
    expect(DRAFT_STEPS.map((step) => canLeave(step, readyDraft, readyContext))).toEqual([
      true,
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

  it('take a guest who is typed in, as soon as the form is right', () => {
    const opened = changeDraft(readyDraft, { type: 'guestOpened', guest: { givenName: 'Jane' } });
    expect(opened.recipient).toBeNull();
    expect(Object.keys(stepErrors('passenger', opened, readyContext))).toEqual([
      'guest.familyName',
      'guest.phoneNumber',
    ]);
    const typed = changeDraft(opened, { type: 'guestTyped', guest: { ...jane, isKept: false } });
    expect(stepErrors('passenger', typed, readyContext)).toEqual({});
    const closed = changeDraft(typed, { type: 'guestClosed' });
    expect(stepErrors('passenger', closed, readyContext)).toEqual({
      recipient: { code: 'required' },
    });
    const again = changeDraft(closed, { type: 'guestOpened', guest: {} });
    expect(again.guest).toEqual(typed.guest);
    expect(toBookingRequest(again, standing).passengerInfo).toEqual({
      passengerId: null,
      passengerType: 'guest',
      corporationId: readyDraft.accountId,
      shouldCreateGuest: false,
      guestInfo: {
        givenName: 'Jane',
        familyName: 'Roe',
        phoneNumber: '+442079460958',
        email: null,
      },
    });
  });

  it('read a draft that was kept before guests could be typed in', () => {
    const { guest: _guest, ...before } = readyDraft;
    expect(bookingDraftSchema.parse(before)).toEqual(readyDraft);
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

  it('take any flight detail alone, but no flight number cut short', () => {
    const flight = (number: string, terminal = '') =>
      stepErrors(
        'address',
        changeDraft(readyDraft, { type: 'flightTyped', flight: { number, terminal } }),
        readyContext,
      )['flight.number']?.code;
    expect([flight(''), flight('', '5'), flight('BA'), flight('BA283')]).toEqual([
      undefined,
      undefined,
      'tooShort',
      undefined,
    ]);
  });

  it('take flight numbers and terminals as people write them, and nothing else', () => {
    const codes = (number: string, terminal: string) => {
      const flight = { number, terminal };
      const draft = changeDraft(readyDraft, { type: 'flightTyped', flight });
      const errors = stepErrors('address', draft, readyContext);
      return [errors['flight.number']?.code, errors['flight.terminal']?.code];
    };
    expect(codes('BA 117', 'Terminal 2E')).toEqual([undefined, undefined]);
    expect(codes('G-ABCD', 'Süd')).toEqual([undefined, undefined]);
    expect(codes('<b>', '5; drop')).toEqual(['plainText', 'plainText']);
    expect(codes('BA117BA117B', 'a'.repeat(21))).toEqual(['tooLong', 'tooLong']);
  });

  it('want notes of at least three characters and at most a thousand, or none', () => {
    const long = 'n'.repeat(1001);
    expect(stepErrors('vehicle', { ...readyDraft, notes: long }, readyContext).notes).toEqual({
      code: 'tooLong',
      params: { max: 1000 },
    });
    const codes = ['', '  ', 'ab', 'abc', long.slice(1)].map(
      (notes) => stepErrors('vehicle', { ...readyDraft, notes }, readyContext).notes?.code,
    );
    expect(codes).toEqual([undefined, undefined, 'tooShort', undefined, undefined]);
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

  it('choose a date tonight without a time that would be past on it', () => {
    const choose = (date: string) =>
      changeDraft(readyDraft, { type: 'dateChosen', date, local: '2026-11-21T00:04:00' });
    expect(choose('2026-11-20')).toMatchObject({ date: '2026-11-20', time: 'ASAP' });
    expect(choose('2026-11-21')).toMatchObject({ date: '2026-11-21', time: '00:04' });
    expect(stepErrors('address', choose(''), readyContext)).toEqual({ date: { code: 'dateTime' } });
  });

  it('keep the time while a date is typed by hand', () => {
    // 25 December, digit by digit: what the date field holds on the way.
    const course = ['', '2026-11-02', '2026-11-25', '2026-01-25', '2026-12-25', '', '2026-12-25'];
    const typed = (draft: BookingDraft) =>
      course.reduce(
        (before, date) => changeDraft(before, { type: 'dateChosen', date, local: LOCAL }),
        draft,
      );
    expect(typed(readyDraft)).toMatchObject({ date: '2026-12-25', time: '12:10' });
    const timed = changeDraft(readyDraft, { type: 'timeTyped', text: '0815', local: LOCAL });
    expect(typed(timed)).toMatchObject({ date: '2026-12-25', time: '08:15' });
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const [text = ''] = date.toISOString().split('T');
        const { time } = changeDraft(readyDraft, { type: 'dateChosen', date: text, local: LOCAL });
        expect(['ASAP', '12:10']).toContain(time);
      }),
    );
  });

  it('never change the chosen date for a space', () => {
    const dated = { ...readyDraft, date: '2026-11-25', time: '14:30' };
    const type = (text: string, mustHaveTime = false) =>
      changeDraft(dated, { type: 'timeTyped', text, local: LOCAL, mustHaveTime });
    expect(type('14:30 ')).toEqual(dated);
    expect(type(' ')).toMatchObject({ date: '2026-11-25', time: 'ASAP' });
    expect(stepErrors('address', type(' '), readyContext)).toEqual({ time: { code: 'asapToday' } });
    expect(changeDraft(type(' '), { type: 'timeLeft', local: LOCAL }).date).toBe('2026-11-25');
    expect(type(' ', true)).toMatchObject({ date: '2026-11-25', time: '' });
    const today = { ...dated, date: '2026-11-20' };
    const asap = changeDraft(today, { type: 'timeTyped', text: ' ', local: LOCAL });
    expect(asap).toMatchObject({ date: null, time: 'ASAP' });
    expect(stepErrors('address', asap, readyContext)).toEqual({});
  });

  it('move an address along the way, ends and stops alike', () => {
    const keysOf = (draft: BookingDraft) =>
      [draft.origin, ...draft.waypoints, draft.destination].map(({ text }) => text);
    const draft: BookingDraft = {
      ...readyDraft,
      origin: { text: 'a', place: heathrow },
      waypoints: ['b', 'c'].map((text) => ({ text, place: null, key: text })),
      destination: { text: 'd', place: savoy },
    };
    const move = (from: number, to: number) =>
      changeDraft(draft, { type: 'addressMoved', from, to });
    expect(keysOf(move(0, 2))).toEqual(['b', 'c', 'a', 'd']);
    expect(keysOf(move(3, 0))).toEqual(['d', 'a', 'b', 'c']);
    expect(move(0, 2).waypoints.map(({ key, place }) => [key, place])).toEqual([
      ['b', null],
      ['c', heathrow],
    ]);
    expect(move(1, 1)).toBe(draft);
    expect(move(0, 4)).toBe(draft);
    const position = fc.nat(3);
    fc.assert(
      fc.property(position, position, (from, to) => {
        const there = move(from, to);
        const back = changeDraft(there, { type: 'addressMoved', from: to, to: from });
        expect(keysOf(there).toSorted()).toEqual(['a', 'b', 'c', 'd']);
        expect(back).toEqual(draft);
      }),
    );
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
    const guest = { ...EMPTY_GUEST, isOpen: true, givenName: 'Ada' };
    const typed = { ...chosen, recipient: null, guest, fields: { centre: 'Sales', order: ' ' } };
    expect(accountDependents(typed)).toEqual(['recipient', 'offer', 'payment', 'fields']);
    const changed = changeDraft(typed, { type: 'accountChanged', accountId: 'other' });
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
  fc.constant({ type: 'guestOpened' as const, guest: jane }),
  fc.record({
    type: fc.constant('guestTyped' as const),
    guest: fc.record({ familyName: fc.string({ maxLength: 6 }), isKept: fc.boolean() }),
  }),
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
