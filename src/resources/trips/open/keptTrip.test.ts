import { expect, it } from 'vitest';
import type { Trip } from '../../../../contract/resources/bookings.ts';
import { followTrip, withTrip } from './keptTrip.ts';

const trip = (id: string, status = 'NEW') => ({ id, status }) as Trip;
const [a, b, c] = [trip('a'), trip('b'), trip('c')];

it('keeps the open trip in its place and says that it has left the list', () => {
  const shown = followTrip(null, 'b', [a, b, c]);
  expect(shown).toEqual({ trip: b, index: 1, hasLeft: false });
  expect(followTrip(shown, 'b', [a, b, c])).toBe(shown);
  const gone = followTrip(shown, 'b', [a, c]);
  expect(gone).toEqual({ trip: b, index: 1, hasLeft: true });
  expect(followTrip(gone, 'b', [])).toBe(gone);
  expect(followTrip(gone, 'b', [b])).toEqual({ trip: b, index: 0, hasLeft: false });
});

it('does not keep a trip that the list has not shown, or one that is closed', () => {
  expect(followTrip(null, 'x', [a, b])).toBeNull();
  const shown = followTrip(null, 'a', [a, b]);
  expect(followTrip(shown, 'x', [a, b])).toBeNull();
  expect(followTrip(shown, null, [b])).toBeNull();
});

it.each([
  [1, [a, c], ['a', 'b', 'c']],
  [0, [], ['b']],
  [7, [a], ['a', 'b']],
])('puts it back at place %i', (index, rows, ids) => {
  expect(withTrip(rows, b, index).map(({ id }) => id)).toEqual(ids);
});
