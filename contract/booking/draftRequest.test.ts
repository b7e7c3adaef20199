import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newDraft } from './draft.ts';
import { changeDraft, type DraftChange } from './draftChanges.ts';
import {
  heathrow,
  jane,
  LOCAL,
  oliver,
  readyContext,
  readyDraft,
  saloon,
  savoy,
  standing,
} from './draft.fixture.ts';
import { toBookingRequest } from './draftRequest.ts';
import { DRAFT_STEPS, canLeave } from './draftRules.ts';
import { bookingRequestSchema } from './request.ts';

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
  it('is accepted by the server whenever every step can be left', () => {
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

  it('names the processor of a card, and nothing more of other payments', () => {
    const payment = (more: object) =>
      toBookingRequest(readyDraft, { ...standing, ...more }).payment;
    expect(payment({ paymentType: 'creditCard', paymentMethodId: 'a' })).toEqual({
      type: 'creditCard',
      paymentMethodId: 'a',
      paymentProviderName: 'stripe',
    });
    expect(payment({ paymentType: 'cash', paymentMethodId: null })).toEqual({ type: 'cash' });
  });

  it('is not made from an incomplete draft', () => {
    expect(() => toBookingRequest(newDraft('a'), standing)).toThrow('not complete');
  });
});
