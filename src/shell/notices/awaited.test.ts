import { expect, it, vi } from 'vitest';
import { awaitedAs } from './awaited.ts';

it('is shown once by each page that knows of it, and by one that is loaded later', () => {
  const [first, second] = [awaitedAs('files'), awaitedAs('files')];
  const listener = vi.fn();
  const stop = first.subscribe(listener);
  expect(second.all()).toEqual([]);
  first.add('one');
  first.add('one');
  first.add('two');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  // A page that is loaded now knows what is going on, but only of this kind.
  const later = awaitedAs('files');
  expect(later.all()).toEqual(['one', 'two']);
  expect(awaitedAs('others').all()).toEqual([]);
  expect([first.take('one'), first.take('one'), later.take('one')]).toEqual([true, false, true]);
  expect(awaitedAs('files').all()).toEqual(['two']);
  first.take('two');
  expect(localStorage.getItem('awaited.files')).toBeNull();
});

it('starts over if the stored value cannot be read', () => {
  localStorage.setItem('awaited.files', '{"no": "list"}');
  expect(awaitedAs('files').all()).toEqual([]);
  localStorage.setItem('awaited.files', 'nothing');
  expect(awaitedAs('files').all()).toEqual([]);
  localStorage.removeItem('awaited.files');
});
