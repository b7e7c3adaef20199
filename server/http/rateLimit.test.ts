import { expect, it } from 'vitest';
import { callLimiter, rateLimiter } from './rateLimit.ts';

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

it('holds a route to its own limit without holding back the others', () => {
  const take = callLimiter({ burst: 3, perSecond: 1 }, () => 0);
  const narrow = { burst: 1, perSecond: 0.5 };
  expect([take('a', narrow), take('a', narrow), take('a')]).toEqual([0, 2, 0]);
  expect(take('a')).toBe(1);
  expect(take('b', narrow)).toBe(0);
});
