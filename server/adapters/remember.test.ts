import { expect, it } from 'vitest';
import { remember } from './remember.ts';

function asked() {
  const clock = { now: 0, isDown: false, calls: 0 };
  const get = remember(
    async (key: string) => {
      clock.calls += 1;
      await Promise.resolve();
      if (clock.isDown) throw new Error('down');
      return `${key}${clock.calls}`;
    },
    () => new Date(clock.now),
  );
  return { clock, get };
}

it('asks once for everybody who asks at the same time, and again after a minute', async () => {
  const { clock, get } = asked();
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a1', 'a1']);
  clock.now = 59_999;
  expect(await get('a')).toBe('a1');
  clock.now = 60_000;
  expect(await get('a')).toBe('a2');
  expect(await get('b')).toBe('b3');
});

it('uses the last answer for an hour, and fails when there is none', async () => {
  const { clock, get } = asked();
  await get('a');
  clock.isDown = true;
  clock.now = 3_599_999;
  expect(await get('a')).toBe('a1');
  clock.now = 3_600_000;
  await expect(get('a')).rejects.toThrow('down');
  clock.isDown = false;
  expect(await get('a')).toBe('a4');
});
