import { expect, test } from 'vitest';
import { ownPath } from './ownPath.ts';

const ORIGIN = 'https://taxi.example';

test.each([
  ['/trips/completed?page=2#top', '/trips/completed?page=2#top'],
  ['https://taxi.example/employees', '/employees'],
  ['https://evil.example/trips', null],
  ['//evil.example/trips', null],
  [String.raw`/\evil.example`, null],
  ['https://taxi.example//evil.example/trips', null],
  ['https://somebody@taxi.example/trips', null],
  ['/trips\n', null],
  ['javascript:alert(1)', null],
  ['http://[', null],
  ['/', null],
  ['/logout', null],
  ['/oauth/callback?code=1', null],
  ['', null],
  [null, null],
])('%s leads to %s', (wanted, path) => {
  expect(ownPath(wanted, ORIGIN)).toBe(path);
});
