import { expect, test } from 'vitest';
import { consolePath } from './consolePath.ts';

const ORIGIN = 'https://taxi.example';

/** Where a link from outside may lead: to pages of the console, and nowhere else. */
test.each([
  ['/trips/completed', '/trips/completed'],
  [
    '/trips/completed?page=2&returnTo=https://evil.example#top',
    '/trips/completed?page=2&returnTo=https://evil.example#top',
  ],
  ['/employees?tab=guest', '/employees?tab=guest'],
  ['https://taxi.example/user-profile', '/user-profile'],
  ['https://TAXI.example:443/favourites', '/favourites'],
  // Other origins, however they are written.
  ['https://evil.example/trips/completed', null],
  ['http://taxi.example/trips/completed', null],
  ['https://taxi.example:8443/trips/completed', null],
  ['https://taxi.example.evil.example/trips/completed', null],
  ['https://sub.taxi.example/trips/completed', null],
  ['//evil.example/trips/completed', null],
  ['///evil.example/trips/completed', null],
  ['////evil.example', null],
  ['https:evil.example/trips/completed', null],
  ['https:/evil.example/trips/completed', null],
  ['https:///evil.example/trips/completed', null],
  [String.raw`\\evil.example/trips/completed`, null],
  [String.raw`/\evil.example/trips/completed`, null],
  [String.raw`\/evil.example/trips/completed`, null],
  [String.raw`/trips\completed`, null],
  ['/\t/evil.example/trips/completed', null],
  ['/\n/evil.example/trips/completed', null],
  ['\u0000//evil.example', null],
  [' https://evil.example/trips/completed', null],
  [' /trips/completed', null],
  // Names before the host.
  ['https://taxi.example@evil.example/trips/completed', null],
  ['https://somebody:secret@taxi.example/trips/completed', null],
  ['https://somebody@taxi.example/trips/completed', null],
  // Not the web.
  ['javascript:alert(1)', null],
  ['JavaScript:alert(1)//trips/completed', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['blob:https://taxi.example/trips/completed', null],
  ['ftp://taxi.example/trips/completed', null],
  // Our origin, but not a page of the console.
  ['/trips/..//evil.example', null],
  ['https://taxi.example//evil.example/trips/completed', null],
  ['/trips/../v1/bookings', null],
  ['/v1/report-tickets', null],
  ['/oidc/auth?client_id=console', null],
  ['/oidc/session/end', null],
  ['/outbox', null],
  ['/logout', null],
  ['/oauth/callback?code=1&state=2', null],
  ['/email/login-redirect?requestUrl=/trips/completed', null],
  ['/', null],
  ['/nowhere', null],
  ['', null],
  ['x'.repeat(5000), null],
  [null, null],
])('%j leads to %j', (wanted, path) => {
  expect(consolePath(wanted, ORIGIN)).toBe(path);
});
