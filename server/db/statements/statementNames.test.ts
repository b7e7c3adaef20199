import { expect, it } from 'vitest';
import { statementNames } from './statementNames.ts';

it('gives a repeated statement a name, and always the same one', () => {
  const nameOf = statementNames('kept_');
  const asked = Array.from({ length: 4 }, () => [nameOf('insert a'), nameOf('insert b')]);
  expect(asked).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    ['kept_0', 'kept_1'],
    ['kept_0', 'kept_1'],
  ]);
});

it('names at most as many as connections can keep, and continues to use their names', () => {
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
