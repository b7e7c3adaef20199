import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { DomainError } from '../../contract/core/errors.ts';
import { limitBodies } from './bodies.ts';

const app = new Hono();
app.use(limitBodies(10));
app.onError((error, c) => c.text(error.message, error instanceof DomainError ? 413 : 500));
app.all('/', async (c) => c.text(await c.req.text()));

/** As Node passes it on: in pieces, with or without a length stated in advance. */
function send(text: string, headers: HeadersInit) {
  const body = new Blob([text]).stream();
  return app.request('/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

it.each<[string, HeadersInit]>([
  ['whose length is stated', { 'content-length': '11' }],
  ['that comes piece by piece', { 'transfer-encoding': 'chunked' }],
  ['that says neither', {}],
  ['that says both', { 'content-length': '2', 'transfer-encoding': 'chunked' }],
])('refuses a body above the limit %s', async (_how, headers) => {
  expect((await send('12345678901', headers)).status).toBe(413);
});

it('accepts a body up to the limit, and calls without a body', async () => {
  const stated: HeadersInit[] = [
    { 'content-length': '10' },
    { 'transfer-encoding': 'chunked' },
    {},
  ];
  for (const headers of stated) {
    const answer = await send('1234567890', headers);
    expect([answer.status, await answer.text()]).toEqual([200, '1234567890']);
  }
  expect((await app.request('/')).status).toBe(200);
});
