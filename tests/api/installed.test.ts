import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '../../contract/core/languages.ts';
import { CHANNEL_A, CHANNEL_B } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const open = async (path: string, channel = CHANNEL_A, headers: Record<string, string> = {}) =>
  server.app.request(`${server.originOf(channel)}${path}`, { headers });

const manifestSchema = z.object({
  name: z.string(),
  short_name: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })),
});

it('each channel is installed under its own name, with icons of the stated sizes', async () => {
  for (const [channel, name, short] of [
    [CHANNEL_A, 'Meridian Cars', 'Meridian'],
    [CHANNEL_B, 'Harbour Taxis', 'Harbour'],
  ] as const) {
    const reply = await open('/app.webmanifest', channel);
    expect(reply.headers.get('content-type')).toBe('application/manifest+json');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    const manifest = manifestSchema.parse(await reply.json());
    expect(manifest).toMatchObject({ name, short_name: short });
    const sources = [...manifest.icons, { src: '/app-icons/apple-180.png', sizes: '180x180' }];
    for (const { src, sizes } of sources) {
      const icon = await open(src, channel);
      expect(icon.headers.get('content-type')).toBe('image/png');
      expect(icon.headers.get('cache-control')).toBe('public, max-age=86400');
      const png = Buffer.from(await icon.arrayBuffer());
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  }
  expect((await open('/app-icons/13.png')).status).toBe(404);
  expect((await open('/app-icons/constructor')).status).toBe(404);
});

it('the page for the time without a server is complete in all languages, and may run only one script', async () => {
  const reply = await open('/offline', CHANNEL_B, { 'accept-language': 'fr-CA' });
  const html = await reply.text();
  expect(html).toContain('<html lang="fr"');
  expect(html).toContain('<h1 id="title">Vous êtes hors ligne</h1>');
  expect(html).toContain('alt="Harbour Taxis"');
  const texts = JSON.parse(/id="texts">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as object;
  expect(Object.keys(texts)).toEqual([...LANGUAGES]);
  expect(texts).toMatchObject({ en: { unreachable: 'Harbour Taxis cannot be reached' } });
  // The page must load no other files.
  expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = reply.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'sha256-${hash}'`);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('set-cookie')).toBeNull();
});

it('the worker is requested each time, and changes with its page', async () => {
  const [first, second] = await Promise.all(
    [CHANNEL_A, CHANNEL_B].map((channel) => open('/offline-worker.js', channel)),
  );
  for (const reply of [first!, second!]) {
    expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
  }
  const [of, ofOther] = await Promise.all([first!.text(), second!.text()]);
  expect(of).toMatch(/^const RELEASE = "[\d.]+ [0-9a-f]{12}";\n/);
  expect(of).not.toBe(ofOther);
  expect(await (await open('/offline-worker.js')).text()).toBe(of);
});

it('the worker is removed for an operator who does not want it', async () => {
  const { config } = server.context;
  config.offlinePage = false;
  const worker = await (await open('/offline-worker.js')).text();
  config.offlinePage = true;
  expect(worker).toContain('registration.unregister()');
  expect(worker).not.toContain("'fetch'");
});
