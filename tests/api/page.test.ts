import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageConfigSchema } from '../../contract/core/channel.ts';
import { compressFiles } from '../../scripts/lib/compressFiles.ts';
import { renderPage } from '../../server/http/page.ts';
import { pageReader } from '../../server/http/pageReader.ts';
import { CHANNEL_A, CHANNEL_B } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const HTML =
  '<!doctype html><html lang="en"><head><title>Console</title><!--page-config--><link rel="icon" href="/favicon.svg" /></head><body><div id="root"></div></body></html>';
const dist = mkdtempSync(join(tmpdir(), 'taxi-page-'));
mkdirSync(join(dist, 'assets'));
writeFileSync(join(dist, 'index.html'), HTML);
writeFileSync(
  join(dist, 'welcome.html'),
  HTML.replace('<div id="root"></div>', '<!--welcome-->').replace(
    '</head>',
    '<link rel="stylesheet" crossorigin href="/assets/start-7a8b9c.css"></head>',
  ),
);
writeFileSync(join(dist, 'assets/start-7a8b9c.css'), '.start{margin:0}');
writeFileSync(join(dist, 'track.html'), HTML.replace('<body>', '<body><main>tracking</main>'));
writeFileSync(join(dist, 'assets/main-1a2b3c.js'), 'export {};');
const LONG = 'export const trips = [];\n'.repeat(100);
writeFileSync(join(dist, 'assets/long-4d5e6f.js'), LONG);
writeFileSync(join(dist, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ dependencies: { dist } });
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

const SIGNED_IN = { cookie: 'signed_in=1' };
const open = (path: string, origin = server.originOf(CHANNEL_A)) =>
  server.app.request(`${origin}${path}`, { headers: SIGNED_IN });
const configOf = (html: string) =>
  pageConfigSchema.parse(
    JSON.parse(
      /<script type="application\/json" id="page-config">(.*?)<\/script>/.exec(html)?.[1] ?? '',
    ),
  );

it('serves the page for every path of the console, with the brand of the channel', async () => {
  const names = { [CHANNEL_A]: 'Meridian Cars', [CHANNEL_B]: 'Harbour Taxis' };
  for (const [channel, name] of Object.entries(names)) {
    for (const path of ['/', '/trips/all-trips', '/oauth/callback?code=1&state=2', '/index.html']) {
      const reply = await open(path, server.originOf(channel));
      const html = await reply.text();
      expect(reply.status).toBe(200);
      expect(html).toContain(`<title>${name} Business Solutions</title>`);
      expect(configOf(html)).toMatchObject({
        id: channel,
        name,
        oidcAuthority: `${server.originOf(channel)}/oidc`,
      });
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      const policy = reply.headers.get('content-security-policy');
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toMatch(/img-src [^;]*https:\/\/tile\.openstreetmap\.org/);
    }
  }
});

it('says without a script, in the reader’s language, what is wrong if the scripts do not load', async () => {
  const read = async (language: string, channel = CHANNEL_A) => {
    const headers = { 'accept-language': language, ...SIGNED_IN };
    const reply = await server.app.request(`${server.originOf(channel)}/`, { headers });
    return reply.text();
  };
  const french = await read('xx, fr-CA;q=0.8, en;q=0.3');
  expect(french).toContain('<html lang="fr"');
  expect(french).toContain('Cette page n’a pas pu être chargée');
  expect(french).toMatch(/<noscript>[^]*JavaScript est désactivé[^]*<\/noscript>/);
  expect(french).toMatch(/<div id="root">[^]*alt="Meridian Cars"/);
  const english = await read('xx', CHANNEL_B);
  expect(english).toContain('This page could not be loaded');
  expect(english).toMatch(/<div id="root">[^]*alt="Harbour Taxis"/);
});

const welcomed = async (
  path: string,
  headers: Record<string, string> = {},
  channel = CHANNEL_A,
) => {
  const reply = await server.app.request(`${server.originOf(channel)}${path}`, { headers });
  expect(reply.headers.get('vary')).toMatch(/accept-language, cookie/);
  return reply.text();
};

it('shows everybody who may not be signed in a complete welcome page, in their language and the brand', async () => {
  const english = await welcomed('/', { 'accept-language': 'en-GB' });
  expect(english).toContain('<html lang="en"');
  expect(english).toContain('<title>Meridian Cars Business Solutions</title>');
  expect(english).toMatch(/<h1>Welcome to Meridian Cars<\/h1>[^]*<button[^>]*>Sign in<\/button>/);
  expect(english).toContain('<style>.start{margin:0}</style>');
  expect(english).toContain('--start-brand:#1f7a4d');
  expect(english).toContain('prefers-color-scheme: dark');
  expect(english).toMatch(/href="https:\/\/meridian\.example\/terms"[^>]*>Terms and conditions</);
  expect(english).toMatch(/<noscript>[^]*JavaScript is turned off[^]*<\/noscript>/);
  expect(english).not.toContain('page you opened');
  expect(configOf(english).id).toBe(CHANNEL_A);

  const french = await welcomed('/?locale=fr', { cookie: 'language=en' }, CHANNEL_B);
  expect(french).toContain('Bienvenue chez Harbour Taxis');
  expect(french).toMatch(/value="fr"[^>]*selected/);
  expect(await welcomed('/', { cookie: 'language=fr', 'accept-language': 'en' })).toContain(
    'Bienvenue chez Meridian Cars',
  );
});

it('writes the welcome page in the mode that was chosen in the console', async () => {
  const dark = await welcomed('/', { cookie: 'mode=dark' });
  expect(dark).toMatch(/<html lang="en" data-mode="dark"/);
  expect(dark).toMatch(/<source media="all" srcset="[^"]*-dark/);
  const light = await welcomed('/', { cookie: 'mode=light' });
  expect(light).toMatch(/<html lang="en" data-mode="light"/);
  expect(light).toContain('<source media="not all"');
  for (const cookie of ['', 'mode=', 'mode="><script>']) {
    const other = await welcomed('/', { cookie });
    expect(other).toContain('<html lang="en"');
    expect(other).not.toContain('<html lang="en" data-mode');
    expect(other).toContain('<source media="(prefers-color-scheme: dark)"');
  }
});

it('keeps the requested page on the welcome page, if it belongs to the console', async () => {
  for (const path of ['/trips/completed?page=2', '/?returnTo=%2Ftrips%2Fcompleted%3Fpage%3D2']) {
    const html = await welcomed(path);
    expect(html).toContain('continue to the page you opened');
    expect(html).toContain('name="requestUrl" value="/trips/completed?page=2"');
  }
  const html = await welcomed('/?returnTo=https%3A%2F%2Fevil.example%2F');
  expect(html).not.toContain('requestUrl');
  expect(html).not.toContain('page you opened');
  expect(await welcomed('/?returnTo="><script>alert(1)</script>')).not.toContain('<script>alert');
});

it('says that a session has ended, and serves the console for the steps of signing in', async () => {
  expect(await welcomed('/', { cookie: 'signed_in=ended' })).toContain('Your session has ended');
  for (const step of ['/oauth/callback?code=1', '/logout', '/sign-in-refused'])
    expect(await welcomed(step)).toContain('<div id="root">');
});

it('serves pieces of the schematic map to everybody, for a day, and none that do not exist', async () => {
  const piece = (path: string) =>
    server.app.request(`${server.originOf(CHANNEL_A)}/v1/map-pieces/${path}`);
  const london = await piece('9/255/170');
  expect(london.headers.get('cache-control')).toBe('public, max-age=86400');
  const { features } = (await london.json()) as { features: { name: string }[] };
  expect(features.map(({ name }) => name)).toContain('London');
  for (const outside of ['9/512/0', '8/1/1', '2/0/4', '9/-1/0', '9/1e2/0'])
    expect((await piece(outside)).status).toBe(404);
});

it('serves each channel its own icon', async () => {
  for (const channel of [CHANNEL_A, CHANNEL_B]) {
    const html = await (await open('/', server.originOf(channel))).text();
    expect(html).toContain(`<link rel="icon" href="/channels/${channel}-icon.svg" />`);
  }
});

it('serves tracking links their own page, which sends nobody its address', async () => {
  const reply = await open('/track/SCgZnfV2iDv6CqxGNMn5lKeobQzk2gWK?lang=fr');
  expect(reply.status).toBe(200);
  const html = await reply.text();
  expect(html).toContain('<main>tracking</main>');
  expect(configOf(html).id).toBe(CHANNEL_A);
  expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
  expect(reply.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect((await open('/track.html')).headers.get('x-robots-tag')).toBeNull();
});

it('cannot have its script element ended by a text of the configuration', async () => {
  const config = configOf(await (await open('/')).text());
  const name = '</script><script>alert(1)</script>$&';
  const html = renderPage(
    HTML,
    { ...config, name },
    pageReader(new URL('http://a.example/'), () => undefined),
  );
  expect(html).not.toContain('<script>alert');
  expect(configOf(html).name).toBe(name);
});

it('serves files as they are, hashed ones to be cached for good, and no page for missing ones', async () => {
  const asset = await open('/assets/main-1a2b3c.js');
  expect(await asset.text()).toBe('export {};');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
  expect(asset.headers.get('content-security-policy')).toBeNull();
  const logo = await open('/logo.svg');
  expect(logo.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(logo.headers.get('content-type')).toContain('image/svg+xml');
  // The browser asks for the icon each time the address changes.
  expect(logo.headers.get('cache-control')).toBe('public, max-age=3600');
  for (const path of [
    '/assets/main-old.js',
    '/missing.png',
    '/assets/../../package.json',
    '/..%2fpackage.json',
  ])
    expect((await open(path)).status).toBe(404);
});

it('sends files compressed, in an encoding that the reader accepts', async () => {
  await compressFiles(dist);
  const asked = async (encodings: string) => {
    const address = `${server.originOf(CHANNEL_A)}/assets/long-4d5e6f.js`;
    const reply = await server.app.request(address, {
      headers: { 'accept-encoding': encodings },
    });
    expect(reply.headers.get('vary')).toMatch(/accept-encoding/i);
    return [reply.headers.get('content-encoding'), Buffer.from(await reply.arrayBuffer())] as const;
  };
  const [brotli, packed] = await asked('gzip, deflate, br');
  expect([brotli, brotliDecompressSync(packed).toString()]).toEqual(['br', LONG]);
  const [gzip, zipped] = await asked('gzip');
  expect([gzip, gunzipSync(zipped).toString()]).toEqual(['gzip', LONG]);
  expect(await asked('identity')).toEqual([null, Buffer.from(LONG)]);
});

it('redirects pages on other hosts to the channel’s own origin', async () => {
  const reply = await open('/trips/all-trips?page=2', 'http://192.0.2.7:4330');
  expect(reply.status).toBe(302);
  expect(reply.headers.get('location')).toBe('http://localhost:4330/trips/all-trips?page=2');
  expect((await open('/v1/openapi.json', 'http://192.0.2.7:4330')).status).toBe(200);
});

it('answers anything else with a problem', async () => {
  const reply = await server.app.request(`${server.originOf(CHANNEL_A)}/trips`, { method: 'POST' });
  expect(reply.status).toBe(404);
  expect(reply.headers.get('content-type')).toBe('application/problem+json');
});
