import { describe, expect, it } from 'vitest';
import { bookingDraftSchema, hasEntries, newDraft } from './draft.ts';
import { changeDraft, type DraftChange } from './draftChanges.ts';
import {
  jane,
  LOCAL,
  oliver,
  readyContext,
  readyDraft,
  saloon,
  standing,
} from './draft.fixture.ts';
import { toBookingRequest } from './draftRequest.ts';
import {
  DRAFT_STEPS,
  canLeave,
  paymentTypesFor,
  currentOffer,
  stepErrors,
  stepOfField,
} from './draftRules.ts';

describe('vehicle count', () => {
  it('that is not a number keeps the step open until it is one', () => {
    const typed = changeDraft(readyDraft, {
      type: 'countUnfinished',
      field: 'vehicles',
      text: '3.7',
    });
    expect(stepErrors('vehicle', typed, readyContext)).toEqual({
      vehicles: { code: 'wholeNumber', params: { min: 1, max: 10 } },
    });
    expect(typed.numberOfVehicles).toBe(readyDraft.numberOfVehicles);
    const changed = changeDraft(typed, { type: 'vehiclesChosen', count: 4 });
    expect(stepErrors('vehicle', changed, readyContext)).toEqual({});
  });
});

describe('a draft', () => {
  it('is begun as soon as it has something that would be missed', () => {
    const empty = newDraft('account');
    const after = (...list: DraftChange[]) => hasEntries(list.reduce(changeDraft, empty));
    expect(after()).toBe(false);
    expect(after({ type: 'recipientTyped', text: 'luc' })).toBe(false);
    expect(after({ type: 'guestOpened', guest: {} }, { type: 'guestClosed' })).toBe(false);
    expect(after({ type: 'timeTyped', text: ' ', local: LOCAL })).toBe(false);
    expect(after({ type: 'recipientChosen', recipient: oliver })).toBe(true);
    expect(after({ type: 'guestOpened', guest: jane })).toBe(true);
    expect(after({ type: 'addressTyped', field: 'origin', text: 'k' })).toBe(true);
    expect(after({ type: 'timeTyped', text: '9', local: LOCAL })).toBe(true);
    expect(hasEntries(bookingDraftSchema.parse(JSON.parse(JSON.stringify(empty))))).toBe(false);
    expect(hasEntries(readyDraft)).toBe(true);
  });
});

describe('steps', () => {
  it('can all be left when the draft is complete', () => {
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

  it('accept a guest who is typed in as soon as the form is valid', () => {
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

  it('read a draft that was saved before guests could be typed in', () => {
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

  it('refuse a dropoff at the pickup, until a stop lies elsewhere', () => {
    const nowhere = { ...readyDraft, destination: readyDraft.origin };
    expect(stepErrors('address', nowhere, readyContext)).toEqual({
      destination: { code: 'samePlace' },
    });
    const via = changeDraft(nowhere, { type: 'stopAdded', key: 'a' });
    expect(stepErrors('address', via, readyContext)).toEqual({
      'waypoints.a': { code: 'required' },
    });
    const place = readyDraft.destination.place!;
    const round = changeDraft(via, { type: 'placeChosen', field: { stop: 'a' }, place });
    expect(stepErrors('address', round, readyContext)).toEqual({});
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

  it('accept any flight detail by itself, but no incomplete flight number', () => {
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

  it('accept flight numbers and terminals as people write them, and nothing else', () => {
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

  it('accept notes of three to a thousand characters, or none', () => {
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

  it('know in which step a refused field can be corrected', () => {
    expect(
      ['passengerInfo.passengerId', 'pickupTime', 'waypoints.0.address', 'offerId'].map(
        stepOfField,
      ),
    ).toEqual(['passenger', 'address', 'address', 'vehicle']);
  });
});

describe('payment and offer', () => {
  it('are limited to what both the channel and the offer accept', () => {
    expect(paymentTypesFor(saloon, ['businessAccount', 'creditCard'])).toEqual(['businessAccount']);
    expect(paymentTypesFor(null, ['cash'])).toEqual(['cash']);
  });

  it('fall back to the proposed offer when the chosen one is gone', () => {
    const estate = { ...saloon, id: 'estate', name: 'Estate' };
    expect(currentOffer('gone', [saloon, estate], estate)).toBe(estate);
    expect(currentOffer(saloon.id, [saloon, estate], estate)).toBe(saloon);
    expect(currentOffer(null, [], null)).toBeNull();
  });
});
