import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountDependents, airportEnd, type BookingDraft } from './draft.ts';
import { changeDraft } from './draftChanges.ts';
import { heathrow, LOCAL, readyContext, readyDraft, saloon, savoy } from './draft.fixture.ts';
import { EMPTY_GUEST } from './guest.ts';
import { stepErrors } from './draftRules.ts';

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

  it('propose a time with the first date, and clear both with ASAP', () => {
    const dated = changeDraft(readyDraft, {
      type: 'dateChosen',
      date: '2026-11-25',
      local: LOCAL,
    });
    expect(dated).toMatchObject({ date: '2026-11-25', time: '12:10' });
    expect(changeDraft(dated, { type: 'asapChosen' })).toMatchObject({ date: null, time: 'ASAP' });
  });

  it("choose today's date in the evening without a time that has already passed", () => {
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

  it('move an address along the route, whether it is an end or a stop', () => {
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

  it('correct flight counts to the nearest allowed number', () => {
    const { flight } = changeDraft(readyDraft, {
      type: 'flightTyped',
      flight: { totalPassengers: 0, totalSmallBags: -2, totalLargeBags: Number.NaN },
    });
    expect(flight).toMatchObject({ totalPassengers: 1, totalSmallBags: 0, totalLargeBags: 0 });
  });

  it('of the account clear only what belonged to the account before', () => {
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

  it('swap the ends and reverse the stops, and change nothing when done twice', () => {
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
