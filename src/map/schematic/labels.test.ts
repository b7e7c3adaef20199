import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../contract/core/colours.ts';
import { MAP_FEATURE_KINDS } from '../../../contract/map/pieces.ts';
import { INKS } from './inks.ts';
import { type Box, type Candidate, MARK_RADIUS, placeNames, type Placed } from './labels.ts';

const VIEW: Box = { left: 0, top: 0, right: 600, bottom: 400 };

/** Nothing is in sight, so that every name that has room is placed. */
const UNSEEN = { seen: { left: -1, top: -1, right: -1, bottom: -1 } };

const candidate: fc.Arbitrary<Candidate> = fc.record({
  feature: fc.record({
    kind: fc.constantFrom(...MAP_FEATURE_KINDS),
    name: fc.constant('Somewhere'),
    latitude: fc.constant(0),
    longitude: fc.constant(0),
    from: fc.constant(0),
    weight: fc.nat(60),
  }),
  x: fc.integer({ min: 0, max: 600 }),
  y: fc.integer({ min: 0, max: 400 }),
  width: fc.integer({ min: 10, max: 120 }),
  height: fc.constant(15),
});
const candidates = fc.array(candidate, { maxLength: 60 });

const markOf = ({ candidate: { feature, x, y } }: Placed): Box[] => {
  const radius = MARK_RADIUS[feature.kind];
  return radius === 0
    ? []
    : [{ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }];
};
const boxesOf = (placed: readonly Placed[]): Box[] =>
  placed.flatMap((one) => [...markOf(one), ...(one.name ? [one.name] : [])]);
const overlap = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

describe('names on the schematic map', () => {
  it('cover nothing else, and are inside the map', () => {
    fc.assert(
      fc.property(candidates, (some) => {
        const placed = placeNames(some, VIEW);
        const boxes = boxesOf(placed);
        for (const [index, box] of boxes.entries())
          for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
        for (const { name } of placed)
          if (name)
            expect([name.left >= 0, name.top >= 0, name.right <= 600, name.bottom <= 400]).toEqual(
              Array(4).fill(true),
            );
      }),
    );
  });

  it('are left out only if something at least as important is in their place', () => {
    fc.assert(
      fc.property(candidates, (some) => {
        const placed = placeNames(some, VIEW, UNSEEN);
        const shown = new Set(placed.map((one) => one.candidate));
        for (const left of some.filter((one) => !shown.has(one))) {
          const weightier = placed.filter(
            (one) => one.candidate.feature.weight >= left.feature.weight,
          );
          const alone = placeNames([left], VIEW, UNSEEN);
          const inTheWay = boxesOf(alone).some((box) =>
            // Names keep a distance to each other.
            boxesOf(weightier).some((other) =>
              overlap(
                {
                  ...box,
                  left: box.left - 6,
                  right: box.right + 6,
                  top: box.top - 6,
                  bottom: box.bottom + 6,
                },
                other,
              ),
            ),
          );
          expect(alone.length === 0 || inTheWay).toBe(true);
        }
      }),
    );
  });

  it('are never more than 25 in sight, and none is under a pin', () => {
    const pin = { left: 200, top: 100, right: 300, bottom: 300 };
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 200 }), (some) => {
        const placed = placeNames(some, VIEW, { pins: [pin] });
        const names = placed.flatMap(({ name }) => name ?? []);
        expect(names.length).toBeLessThanOrEqual(25);
        expect(names.filter((name) => overlap(name, pin))).toEqual([]);
      }),
    );
  });

  it('do not depend on the order in which they are given', () => {
    fc.assert(
      fc.property(candidates, (some) => {
        const unequal = some.map((one, at) => ({
          ...one,
          feature: { ...one.feature, weight: one.feature.weight + at / 1000 },
        }));
        expect(placeNames(unequal.toReversed(), VIEW)).toEqual(placeNames(unequal, VIEW));
      }),
    );
  });

  it.each(['light', 'dark'] as const)('are legible on ground and water, %s', (mode) => {
    const { ground, water, town, district, mark, place, markOn } = INKS[mode];
    for (const colour of [town, district, mark, place])
      for (const under of [ground, water])
        expect(contrast(colour, under)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mark, markOn)).toBeGreaterThanOrEqual(4.5);
  });
});
