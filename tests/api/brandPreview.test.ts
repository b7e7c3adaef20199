import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandRoutes, withBrand } from '../../scripts/lib/brandRoutes.ts';
import { demoChannels } from '../../server/config/demoChannels.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const dist = mkdtempSync(join(tmpdir(), 'taxi-brand-'));
writeFileSync(
  join(dist, 'welcome.html'),
  '<html lang="en"><head><title>Console</title><!--page-config--></head><body><!--welcome--></body></html>',
);
const [meridian, harbour] = demoChannels;
let shown = withBrand(meridian, harbour!);
let server: TestServer;
let open: (path: string) => Promise<{ status: number; text: string }>;

beforeAll(async () => {
  server = await startTestServer();
  const change = (to: typeof shown) => (shown = to);
  const routes = brandRoutes(server.context, { now: () => shown, change }, dist);
  open = async (path) => {
    const reply = await routes.request(path);
    return { status: reply.status, text: await reply.text() };
  };
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

it('shows what customers see of a channel, with the people and trips of another one', async () => {
  expect(shown).toMatchObject({ id: 'meridian', currency: 'GBP', name: 'Harbour Taxis' });
  expect((await open('/')).text).toContain('<h1>The brand of Harbour Taxis</h1>');
  const { text } = await open('/welcome?language=fr&mode=dark');
  expect(text).toContain('Bienvenue chez Harbour Taxis');
  expect(text).toContain('@media all{');
  expect(text).not.toContain('prefers-color-scheme');
});

it('shows on each page what is typed, with legible colours', async () => {
  const { text } = await open('/?name=Sunny+%3Cb%3E&primary=%23ffd400&logoDark=');
  expect(text).toContain('<h1>The brand of Sunny &lt;b&gt;</h1>');
  // Yellow is not a colour for links on white.
  expect(text).toMatch(/Link #(?!ffd400)[\da-f]{6} · (?:4\.[5-9]|[5-9]\.)/);
  const signIn = (await open('/sign-in')).text;
  expect(signIn).toContain('Sunny &lt;b&gt;');
  expect(signIn).toContain('--button: #ffd400');
  expect(signIn).toContain('class="plate"');
});

it('keeps showing the brand if what is typed cannot be one, and says why', async () => {
  await open('/?name=Sunny');
  const { status, text } = await open('/?name=Rainy&primary=red&logo=javascript:alert(1)');
  expect(status).toBe(200);
  expect(text).toMatch(/role="alert"[^]*colorScheme\.primary: must be a colour[^]*<\/ul>/);
  expect(text).toContain('<h1>The brand of Sunny</h1>');
  // Nothing typed is lost.
  expect(text).toMatch(/name="primary"\s+value="red"/);
  expect(text).not.toMatch(/(?:src|href)="javascript/);
});

it('has no mail and no receipt while there is no trip', async () => {
  expect((await open('/mail')).status).toBe(404);
  expect((await open('/receipt.pdf')).status).toBe(404);
});
