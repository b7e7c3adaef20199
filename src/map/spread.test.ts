import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread } from './spread.ts';

const GAP = 24;
const coordinate = fc.double({ min: 0, max: 400, noNaN: true });
const marks = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 12 });
const closest = (of: { x: number; y: number }[]) =>
  Math.min(
    ...of.flatMap((one, index) =>
      of.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );

describe('marks on a map', () => {
  it('can be distinguished, even if their places are close together', () => {
    fc.assert(
      fc.property(marks, (some) => {
        expect(closest(spread(some, GAP))).toBeGreaterThan(GAP * 0.95);
      }),
    );
  });

  it('can be distinguished on the same spot', () => {
    const spot = Array.from({ length: 12 }, () => ({ x: 7, y: 7 }));
    expect(closest(spread(spot, GAP))).toBeGreaterThan(GAP * 0.95);
    expect(closest(spread(spot, GAP, 0))).toBeGreaterThan(GAP * 0.95);
  });

  it('stay where they are if they have room, and a held one in any case', () => {
    fc.assert(
      fc.property(marks, fc.nat(11), (some, held) => {
        const placed = spread(some, GAP, held);
        if (some.length > 1 && closest(some) >= GAP) expect(placed).toEqual(some);
        expect(placed[held]).toEqual(some[held]);
      }),
    );
  });

  it('share the distance that one of them would have to move', () => {
    const [left, right] = spread(
      [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
      ],
      GAP,
    );
    expect(left).toEqual({ x: -11, y: 0 });
    expect(right).toEqual({ x: 13, y: 0 });
  });
});
