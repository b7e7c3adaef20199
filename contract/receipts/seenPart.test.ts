import { expect, it } from 'vitest';
import { seenPart } from './seenPart.ts';

/** A picture from rows of ones and zeros; zero is transparent. */
function picture(...rows: readonly (readonly number[])[]) {
  const pixels = rows.flatMap((row) => row.flatMap((one) => [0, 0, 0, one * 255]));
  return { width: rows[0]?.length ?? 0, height: rows.length, pixels };
}

it.each([
  [
    [
      [0, 0, 0, 0],
      [0, 0, 1, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 0],
    ],
    { left: 1, top: 1, width: 2, height: 2 },
  ],
  [
    [
      [1, 0, 0],
      [0, 0, 1],
    ],
    { left: 0, top: 0, width: 3, height: 2 },
  ],
  [[[0, 0]], undefined],
])('is, of %j, %j', (rows, part) => {
  expect(seenPart(picture(...rows))).toEqual(part);
});
