import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { readCookie, sendCookie } from './cookies.ts';

test.each([
  [
    'https://taxi.example.com',
    '__Host-known=v; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  ],
  ['http://localhost:4000', '_known=v; Path=/oidc; Max-Age=60; HttpOnly; SameSite=Lax'],
])('a cookie of %s can be neither read by scripts nor set by anybody else', (origin, expected) => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  sendCookie(response, origin, { name: '_known', value: 'v', seconds: 60 });
  expect(response.getHeader('set-cookie')).toBe(expected);
  request.headers.cookie = `other=1; ${expected.split(';')[0]}`;
  expect(readCookie(request, origin, '_known')).toBe('v');
});
