import { expect, it } from 'vitest';
import { rateLimiter } from './rateLimit.ts';

it('allows a burst, then as many as come free, to each caller', () => {
  let now = 0;
  const take = rateLimiter({ burst: 3, perSecond: 2 }, () => now);
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 0]);
  expect(take('a')).toBe(1);
  expect(take('b')).toBe(0);
  now += 500;
  expect([take('a'), take('a')]).toEqual([0, 1]);
  now += 60_000;
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 1]);
});

it('tells how long to wait in whole seconds', () => {
  const take = rateLimiter({ burst: 1, perSecond: 0.1 }, () => 0);
  take('a');
  expect(take('a')).toBe(10);
});
