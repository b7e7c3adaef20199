import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from '../contract/core/deviceCookies.ts';
import { standardTag } from '../contract/core/languages.ts';
import { portOf, startServer } from '../tests/journeys/support/server.ts';
import { DESKTOP, PHONE } from '../tests/journeys/support/sizes.ts';
import { BROWSER_FLAGS, obtainBrowser } from './lib/browser.ts';
import { cutTexts } from './lib/screens/cutTexts.ts';
import { corporationAdminScreens } from './lib/screens/corporationAdmin.ts';
import { fleetManagerScreens } from './lib/screens/fleetManager.ts';
import { patternsOf } from './lib/screens/texts.ts';
import { settled, stageOn, type Screen } from './lib/screens/stage.ts';
import { optionsOf } from './lib/tool.ts';
import { visitorScreens } from './lib/screens/visitor.ts';

/**
 * Takes pictures of every screen of the built product, on a separate demo. `docs/screens` keeps the
 * main ones, in English, on a light desktop and a dark phone; all others go to `reports/screens`.
 * @example npm run screens -- --languages de,fi --sizes phone --only booking
 */
const KEPT = 'docs/screens';
const KEPT_SCREENS =
  /^(welcome|sign-in|outbox-mail|trips|trip-open|trips-empty|trips-export|employees|employee-create|group-edit|import-check|booking-(passenger|address-chosen|vehicle|confirmation|one-page-filled)|favourites|restriction-edit|cards|invoice|overview|reports|profile|accounts|account-edit|users|invoices|operation|webhooks|not-found)$/;
const OTHERS = 'reports/screens';
const QUALITY = 40;
const SIZES = { desktop: DESKTOP, phone: PHONE };
const SCHEMES = ['light', 'dark'] as const;
type Size = keyof typeof SIZES;
type Scheme = (typeof SCHEMES)[number];

const ROLES: Record<string, { email?: string; screens: (isPhone: boolean) => readonly Screen[] }> =
  {
    visitor: { screens: () => visitorScreens },
    'corporation-admin': { email: 'admin@northwind.example', screens: corporationAdminScreens },
    'fleet-manager': { email: 'fleet@meridian.example', screens: () => fleetManagerScreens },
  };

const values = optionsOf('screens', {
  /** Named like the folders of `src/i18n`. */
  languages: { type: 'string', default: 'en' },
  sizes: { type: 'string', default: Object.keys(SIZES).join(',') },
  schemes: { type: 'string', default: SCHEMES.join(',') },
  roles: { type: 'string', default: Object.keys(ROLES).join(',') },
  /** A pattern for names of screens; it has to match those that others continue from, too. */
  only: { type: 'string', default: '' },
  /** The whole page instead of what the window shows. */
  whole: { type: 'boolean', default: false },
  /** Also prints the texts that are cut off. */
  cut: { type: 'boolean', default: false },
});
const chosen = <T extends string>(asked: string, of: readonly T[]): T[] =>
  asked.split(',').map((one) => {
    const found = of.find((name) => name === one);
    if (!found) throw new Error(`There is no ${one}. Choose among ${of.join(', ')}.`);
    return found;
  });

const only = new RegExp(values.only);

/** The folder of a picture. */
function folderOf(name: string, { language, size, role }: Walk, scheme: Scheme): string {
  const isKept =
    language === 'en' && (size === 'desktop') === (scheme === 'light') && KEPT_SCREENS.test(name);
  return isKept && !values.whole
    ? join(KEPT, role)
    : join(OTHERS, values.whole ? 'whole' : 'window', language, role);
}

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(origin);
  await page.locator('form button').first().click();
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill('demo');
  await page.locator('button[type=submit]').first().click();
  await page.getByRole('navigation').or(page.getByRole('banner')).first().waitFor();
}

/** Playwright does not write WebP, which takes a quarter of the space. */
async function photograph(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: values.whole,
  });
  await session.detach();
  writeFileSync(file, Buffer.from(data, 'base64'));
}

interface Walk {
  origin: string;
  language: string;
  size: Size;
  role: string;
}

/** Goes through the screens of a role; returns those that could not be set up. */
async function walk(browser: Browser, asked: Walk): Promise<string[]> {
  const { origin, language, size, role } = asked;
  const { email, screens } = ROLES[role]!;
  const schemes = chosen(values.schemes, SCHEMES);
  const isPhone = size === 'phone';
  const options: BrowserContextOptions = {
    viewport: SIZES[size],
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: standardTag(language),
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  };
  const context = await browser.newContext(options);
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: origin }]);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  if (email) await signIn(page, origin, email);
  else await page.goto(origin);
  const stage = stageOn(page, origin, await patternsOf(language), isPhone);
  const missing: string[] = [];
  for (const { name, show, isWaiting, isLoadedAnew } of screens(isPhone)) {
    if (!only.test(name)) continue;
    try {
      await show(stage);
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        if (isLoadedAnew) await show(stage);
        await settled(page, { isWaiting });
        const folder = folderOf(name, asked, scheme);
        mkdirSync(folder, { recursive: true });
        await photograph(page, join(folder, `${name}-${size}-${scheme}.webp`));
        if (values.cut && scheme === schemes[0])
          for (const text of await cutTexts(page))
            console.log(`${language} ${size} ${role} ${name}: ${text}`);
      }
    } catch (error) {
      const [why = ''] = String(error).split('\n');
      missing.push(`${language} ${size} ${role} ${name}: ${why}`);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await context.close();
  return missing;
}

const dataDir = mkdtempSync(join(tmpdir(), 'screens-'));
const server = await startServer('server/main.ts', portOf(0), dataDir);
const browser = await chromium.launch({ executablePath: obtainBrowser(), args: BROWSER_FLAGS });
try {
  const missing: string[] = [];
  for (const language of values.languages.split(','))
    for (const size of chosen(values.sizes, Object.keys(SIZES) as Size[]))
      for (const role of chosen(values.roles, Object.keys(ROLES)))
        missing.push(...(await walk(browser, { origin: server.origin, language, size, role })));
  for (const line of missing) console.error(`Not shown: ${line}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
