import { expect, it } from 'vitest';
import { callLimiter, rateLimiter } from './rateLimit.ts';

it('allows each caller a burst, and then a steady rate', () => {
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

it('says in whole seconds how long to wait', () => {
  const take = rateLimiter({ burst: 1, perSecond: 0.1 }, () => 0);
  take('a');
  expect(take('a')).toBe(10);
});

it('limits a route by its own limit without limiting the others', () => {
  const take = callLimiter({ burst: 3, perSecond: 1 }, () => 0);
  const narrow = { burst: 1, perSecond: 0.5 };
  expect([take('a', narrow), take('a', narrow), take('a')]).toEqual([0, 2, 0]);
  expect(take('a')).toBe(1);
  expect(take('b', narrow)).toBe(0);
});
