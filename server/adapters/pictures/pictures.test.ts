import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Fetch } from '../outside.ts';
import { createPictures } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const svg = (content: string, box = '0 0 40 20') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;
const dataUrl = (text: string) =>
  `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`;
/** A red shape with empty space around it. */
const MARK = svg('<rect x="10" y="5" width="20" height="10" fill="#d00000"/>');
writeFileSync(join(folder, 'logo.svg'), MARK);

const failures = vi.fn<(error: unknown) => void>();
const create = (answer: Fetch, patienceMs = 5000, now = () => 0) =>
  createPictures({ folders: [folder], fetch: answer, onFailure: failures, patienceMs, now });
const nobody: Fetch = () => Promise.reject(new TypeError('fetch failed'));
const BOX = { width: 80, height: 80 };

/** The colour of a pixel of a PNG as the drawing writes them: 8 bits, red, green, blue, alpha. */
function pixelOf(png: Uint8Array, x: number, y: number): string {
  const bytes = Buffer.from(png);
  const width = bytes.readUInt32BE(16);
  expect(bytes[25], 'RGBA').toBe(6);
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  const rows = inflateSync(Buffer.concat(parts));
  const stride = width * 4;
  let above = Buffer.alloc(stride);
  for (let row = 0; ; row += 1) {
    const start = row * (stride + 1);
    const line = Buffer.from(rows.subarray(start + 1, start + 1 + stride));
    for (let i = 0; i < stride; i += 1) {
      const [left, up, corner] = [i < 4 ? 0 : line[i - 4]!, above[i]!, i < 4 ? 0 : above[i - 4]!];
      const guess = left + up - corner;
      const [a, b, c] = [guess - left, guess - up, guess - corner].map(Math.abs) as [
        number,
        number,
        number,
      ];
      const paeth = a <= b && a <= c ? left : b <= c ? up : corner;
      line[i]! += [0, left, up, (left + up) >> 1, paeth][rows[start]!]!;
    }
    if (row === y) return line.subarray(x * 4, x * 4 + 4).toString('hex');
    above = line;
  }
}

describe('a picture', () => {
  it.each([
    ['a path of this server', '/logo.svg?v=2'],
    ['itself', dataUrl(MARK)],
    ['an address', 'https://brand.example/logo'],
  ])('is drawn from %s, without the empty space around it', async (_what, address) => {
    const pictures = create(() => Promise.resolve(new Response(MARK)));
    const drawn = await pictures.fitted(address, BOX);
    expect(drawn).toMatchObject({ width: 40, height: 20 });
    expect(pixelOf(drawn!.png, 20, 10)).toBe('d00000ff');
  });

  it('draws its words, also in fonts with any name', async () => {
    const text = '<text x="0" y="16" font-family="Brand Sans" font-size="16">Taxi</text>';
    const drawn = await create(nobody).fitted(dataUrl(svg(text)), { width: 400, height: 200 });
    expect(drawn!.width).toBeGreaterThan(200);
  });

  it('may be a photograph', async () => {
    const pictures = create(nobody);
    const { png } = (await pictures.fitted(dataUrl(MARK), BOX))!;
    const again = await pictures.fitted(
      `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
      BOX,
    );
    expect(again).toMatchObject({ width: 80, height: 40 });
  });

  it.each([
    ['a file that is not there', '/none.svg', nobody],
    ['a file outside', '/../../etc/passwd', nobody],
    ['a folder', '/', nobody],
    ['a server that is away', 'https://brand.example/logo', nobody],
    ['a server that sends elsewhere', 'https://brand.example/logo', () => answer(null, 302)],
    ['a page in its place', 'https://brand.example/logo', () => answer('<!doctype html><p>')],
    ['something endless', 'https://brand.example/logo', () => answer(endless())],
    ['something broken', dataUrl('<svg xmlns="http://www.w3.org/2000/svg"><g>'), nobody],
    ['nothing to see', dataUrl(svg('')), nobody],
  ] satisfies [string, string, Fetch][])(
    'does not exist where there is %s',
    async (_what, address, ask) => {
      failures.mockClear();
      expect(await create(ask).fitted(address, BOX)).toBeNull();
      expect(failures).toHaveBeenCalledOnce();
    },
  );

  it('that is slow is not waited for, and is used for the next caller', async () => {
    const late = Promise.withResolvers<Response>();
    const pictures = create(() => late.promise, 1);
    expect(await pictures.fitted('https://brand.example/logo', BOX)).toBeNull();
    expect(await pictures.source('https://brand.example/logo')).toBeNull();
    late.resolve(new Response(MARK));
    await vi.waitFor(async () =>
      expect(await pictures.fitted('https://brand.example/logo', BOX)).not.toBeNull(),
    );
  });

  it('is fetched once for everybody, and again after a while', async () => {
    let now = 0;
    const ask = vi.fn<Fetch>().mockImplementation(nobody);
    const pictures = create(ask, 5000, () => now);
    const read = () => pictures.fitted('https://brand.example/logo', BOX);
    expect(await Promise.all([read(), read()])).toEqual([null, null]);
    await read();
    expect(ask).toHaveBeenCalledOnce();
    now = 11 * 60_000;
    ask.mockResolvedValue(new Response(MARK));
    expect(await read()).not.toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

it('are tried again soon if the server was too busy to draw them', async () => {
  let now = 0;
  const png = (text: string) => ({ png: Buffer.from(text), width: 1, height: 1 });
  const late = () => Promise.reject(new DOMException('The task has been aborted', 'AbortError'));
  const draw = vi.fn<NonNullable<Parameters<typeof createPictures>[0]['draw']>>(async (work) =>
    png(work.draw === 'icon' && !work.source ? 'initials' : 'picture'),
  );
  const pictures = createPictures({ folders: [folder], now: () => now, draw });
  const brand = {
    name: 'Meridian Cars',
    favicon: '/logo.svg',
    colorScheme: { primary: '#1f7a4d' },
  };
  const icon = async () => {
    const drawn = await pictures.icon(brand, { size: 64, isFilled: true });
    return drawn && [drawn.isPicture, String(drawn.png)];
  };
  const logo = () => pictures.fitted('/logo.svg', BOX);
  draw.mockImplementationOnce(late);
  expect(await icon()).toEqual([false, 'initials']);
  draw.mockImplementationOnce(late);
  expect(await logo()).toBeNull();
  now = 31_000;
  expect(await icon()).toEqual([true, 'picture']);
  expect(await logo()).not.toBeNull();
});

const answer = (body: BodyInit | null, status = 200) =>
  Promise.resolve(new Response(body, { status }));
const endless = () =>
  new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)) });

describe('an icon', () => {
  const brand = { name: 'Meridian Cars', colorScheme: { primary: '#1f7a4d' } };
  const icon = async (favicon: string, isFilled: boolean, ask: Fetch = nobody) =>
    (await create(ask).icon({ ...brand, favicon }, { size: 64, isFilled }))!.png;

  it.each([
    ['a tile goes on to the edges', '<rect width="40" height="20" fill="#0f6a8b"/>', '0f6a8bff'],
    ['a dark picture stands on white', '<circle cx="9" cy="9" r="5"/>', 'ffffffff'],
    ['a light one on the brand', '<circle cx="9" cy="9" r="5" fill="#fffbe6"/>', '1f7a4dff'],
  ])('that fills its shape: %s', async (_what, content, ground) => {
    expect(pixelOf(await icon(dataUrl(svg(content)), true), 0, 0)).toBe(ground);
  });

  it('is transparent around its picture, which is as large as possible', async () => {
    const png = await icon(dataUrl(svg('<rect width="10" height="10" fill="#d00000"/>')), false);
    expect(pixelOf(png, 32, 1)).toBe('d00000ff');
    const wide = await icon(dataUrl(svg('<rect width="40" height="10" fill="#d00000"/>')), false);
    expect(pixelOf(wide, 32, 1)).toBe('00000000');
  });

  it('has the initials where there is no picture, or none that can be drawn', async () => {
    for (const favicon of ['https://brand.example/icon.png', dataUrl('<svg <')]) {
      const png = await icon(favicon, true);
      expect(pixelOf(png, 0, 0)).toBe('1f7a4dff');
      const row = Array.from({ length: 64 }, (_, x) => pixelOf(png, x, 32));
      expect(row).toContain('ffffffff');
    }
  });
});
