import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { compressAnswers, compressed } from './compressed.ts';

const LONG = JSON.stringify(Array.from({ length: 400 }, (_, n) => ({ n, name: 'Anna Bell' })));
const app = new Hono();
app.use(compressAnswers());
app.get('/:length', (c) => {
  const sent = compressed(c, LONG.slice(0, Number(c.req.param('length'))));
  return c.body(sent.body, 200, { 'content-type': 'application/json', ...sent.headers });
});

async function asked(encodings: string | null, length = LONG.length) {
  const headers = new Headers(encodings === null ? {} : { 'accept-encoding': encodings });
  const answer = await app.request(`/${length}`, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
  return { encoding: answer.headers.get('content-encoding'), bytes, headers: answer.headers };
}

it('compresses an answer once, in an encoding that its reader accepts', async () => {
  const brotli = await asked('gzip, deflate, br');
  expect([brotli.encoding, brotliDecompressSync(brotli.bytes).toString()]).toEqual(['br', LONG]);
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
  const gzip = await asked('gzip, br;q=0');
  expect([gzip.encoding, gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', LONG]);
});

it('sends an answer uncompressed if it is short or its reader accepts nothing else', async () => {
  for (const { encoding, bytes } of [await asked('br', 1000), await asked('gzip', 1000)])
    expect([encoding, bytes.toString()]).toEqual([null, LONG.slice(0, 1000)]);
  for (const encodings of [null, 'identity', 'gzip;q=0']) {
    const plain = await asked(encodings);
    expect([plain.encoding, plain.bytes.toString()]).toEqual([null, LONG]);
    expect(plain.headers.get('vary')).toMatch(/accept-encoding/i);
  }
});
