import { expect, it } from 'vitest';
import { statementNames } from './statementNames.ts';

it('names what comes again and again, always the same', () => {
  const nameOf = statementNames('kept_');
  const asked = Array.from({ length: 4 }, () => [nameOf('insert a'), nameOf('insert b')]);
  expect(asked).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    ['kept_0', 'kept_1'],
    ['kept_0', 'kept_1'],
  ]);
});

it('names no more than connections can keep, and goes on with those it named', () => {
  const nameOf = statementNames('kept_');
  const texts = Array.from({ length: 300 }, (_, n) => `insert ${n}`);
  const ask = () => texts.map(nameOf);
  ask();
  ask();
  const named = ask().filter((name) => name !== undefined);
  expect(new Set(named).size).toBe(200);
  expect(ask().slice(0, 200)).toEqual(named);
  expect(ask().at(-1)).toBeUndefined();
});
