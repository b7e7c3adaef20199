import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isVectorTiles, readsInParts } from './tileUrl.ts';

const FILES: Record<string, string> = {
  '/city.pmtiles': 'PMTiles\u0003…',
  '/page.pmtiles': '<html>',
};
const server = createServer(({ url = '', headers }, response) => {
  const [path = '', query] = url.split('?');
  const file = FILES[path];
  const part = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '');
  if (file === undefined) response.writeHead(404).end();
  else if (query === 'whole' || !part) response.writeHead(200).end(file);
  else response.writeHead(206).end(file.slice(Number(part[1]), Number(part[2]) + 1));
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

it('takes a file of vector tiles only where it is one and can be read in parts', async () => {
  const ask = (path: string) => readsInParts(`${origin}${path}`, AbortSignal.timeout(5000));
  expect(await ask('/city.pmtiles')).toBe(true);
  expect(await ask('/city.pmtiles?whole')).toBe(false);
  expect(await ask('/page.pmtiles')).toBe(false);
  expect(await ask('/missing.pmtiles')).toBe(false);
});

it.each([
  ['https://tiles.example/city.pmtiles', true],
  ['https://tiles.example/city.pmtiles?key=1', true],
  ['https://tiles.example/{z}/{x}/{y}.png', false],
  ['https://tiles.example/{z}/{x}/{y}.png?of=a.pmtiles', false],
  ['javascript:a.pmtiles', false],
])('%s is a file of vector tiles: %s', (url, is) => {
  expect(isVectorTiles(url)).toBe(is);
});
