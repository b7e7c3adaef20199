import { expect, it } from 'vitest';
import { OpenStreams } from './openStreams.ts';

it('has a limited number of places for each person, and for everybody together', () => {
  const streams = new OpenStreams({ perPerson: 2, perProcess: 3 });
  const first = streams.take('ann');
  expect(first).not.toBeNull();
  expect(streams.take('ann')).not.toBeNull();
  expect(streams.take('ann')).toBeNull();
  expect(streams.take('ben')).not.toBeNull();
  expect(streams.take('eve')).toBeNull();
  // Giving it back twice must free only one place.
  first?.();
  first?.();
  expect(streams.take('eve')).not.toBeNull();
  expect(streams.take('ann')).toBeNull();
});
