import { expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

it('asks once for each text, and forgets texts when there are too many', () => {
  const answer = vi.fn((text: string) => (text === 'none' ? undefined : text.length));
  const lengthOf = remembered(answer, 2);
  expect([lengthOf('a'), lengthOf('a'), lengthOf('none'), lengthOf('none')]).toEqual([
    1,
    1,
    undefined,
    undefined,
  ]);
  expect(answer).toHaveBeenCalledTimes(2);
  lengthOf('third');
  expect(lengthOf('a')).toBe(1);
  expect(answer).toHaveBeenCalledTimes(4);
});
