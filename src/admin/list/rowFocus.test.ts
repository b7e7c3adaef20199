import { expect, it } from 'vitest';
import { rowAfter } from './rowFocus.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const after = (...ids: string[]) =>
  rowAfter(
    rows,
    ids.map((id) => ({ id })),
  );

it.each([
  [['a'], 'b'],
  [['b', 'c'], 'd'],
  [['a', 'c'], 'b'],
  [['d'], 'c'],
  [['c', 'd'], 'b'],
  [['a', 'b', 'c', 'd'], null],
])('goes from %j to %j', (deleted, next) => {
  expect(after(...deleted)).toBe(next);
});
