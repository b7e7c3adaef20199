import { chromium, type Browser, type CDPSession, type Page, type Locator } from '@playwright/test';
import { BROWSER_FLAGS, obtainBrowser } from './browser.ts';
import { median, percentile95, startFloor, throttled } from './benchPages.ts';
import { openingTime, pressTime, ROW, watchPage } from './pageTimes.ts';

/** Typed letter by letter: several places start like this, and each letter gets a new answer. */
const TEXT = 'victoria';
/** Enough time for a letter's answer to be drawn. */
const PAUSE_MS = 500;
/** How long a page may go on drawing earlier changes before it is measured. */
const REST_MS = 2000;
/** The shortest times that browsers tell, in milliseconds; shorter ones count as this. */
const SHORTEST_MS = 16;

declare global {
  /** How long each key took until its frame was painted, in milliseconds. */
  var benchKeys: number[];
}

/** Makes the page note its keys, as people perceive them. The browser rounds the times to 8 ms. */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate((shortest) => {
    globalThis.benchKeys = [];
    const observer = new PerformanceObserver((entries) => {
      for (const { name, duration } of entries.getEntries())
        if (name === 'keydown') globalThis.benchKeys.push(duration);
    });
    // The library's types do not know the threshold.
    observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  }, SHORTEST_MS);

/**
 * How long a letter in a field takes until it is painted, with the processor of `throttled`: the
 * median, in milliseconds.
 */
async function letterTime(page: Page, session: CDPSession, field: Locator): Promise<number> {
  await field.click();
  await page.waitForTimeout(REST_MS);
  await watchKeys(page);
  const times = await throttled(session, async () => {
    // The throttle itself begins with the first letter, which therefore does not count.
    for (const letter of `v${TEXT}`) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(PAUSE_MS);
    }
    return page.evaluate(() => globalThis.benchKeys.slice(1));
  });
  await field.fill('');
  const unnoticed = Math.max(0, TEXT.length - times.length);
  return median([...times, ...Array<number>(unnoticed).fill(SHORTEST_MS)]);
}

/** How often each is measured, in turn, so that a busy moment affects all of them. */
const ROUNDS = 5;
/** How often a round turns the page, and how many forms it opens. */
const PRESSES = 3;

/** How long a page is left alone before it is opened again, so that it can keep what it needed. */
const BETWEEN_VISITS_MS = 3000;

/** A page and the session through which it is measured. */
interface Watched {
  page: Page;
  session: CDPSession;
}

async function watchedPage(browser: Browser): Promise<Watched> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  await watchPage(page);
  return { page, session: await context.newCDPSession(page) };
}

/** A version of the product that is measured, seen by an admin and by a visitor. */
interface Version {
  name: string;
  origin: string;
  admin: Watched;
  /** Not signed in, in a browser without the admin's data. */
  visitor: Watched;
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill('admin@northwind.example');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator(ROW).first().waitFor();
}

async function opened(browser: Browser, name: string, origin: string): Promise<Version> {
  const admin = await watchedPage(browser);
  const visitor = await watchedPage(browser);
  await signIn(admin.page, origin);
  return { name, origin, admin, visitor };
}

const listOf = ({ origin }: Version) => `${origin}/trips/all-trips`;

const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

type Note = (name: string, time: number) => void;

/** Measures turning the page and opening rows' forms, each once the data fetched ahead is there. */
async function pressesIn(version: Version, note: Note): Promise<void> {
  const { page, session } = version.admin;
  const press = async (name: string, selector: string, outcome: 'rows' | 'form') => {
    await idle(page);
    note(name, await pressTime(page, session, selector, outcome));
  };
  await page.goto(listOf(version));
  await page.locator(ROW).first().waitFor();
  for (let time = 0; time < PRESSES; time += 1)
    await press('next page', 'role=button[name="Next page"]', 'rows');
  await page.goto(`${version.origin}/employees`);
  await page.locator(ROW).first().waitFor();
  for (let row = 1; row <= PRESSES; row += 1) {
    await press('form', `:nth-match(${ROW} a[href*="/employees/"], ${row})`, 'form');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}

/** Measures letters typed into fields of the booking form. */
async function keysIn({ origin, admin }: Version, note: Note): Promise<void> {
  const { page, session } = admin;
  await page.goto(`${origin}/book-dp`);
  const field = (name: string) => page.getByRole('combobox', { name });
  // What was typed the last time is offered again.
  const startOver = page.getByRole('button', { name: 'Start over' });
  await startOver.or(field('Pickup')).first().waitFor();
  if (await startOver.isVisible()) await startOver.click();
  note('letter of an address', await letterTime(page, session, field('Pickup')));
  // Notes can be entered once the route is known.
  for (const [name, place] of Object.entries({ Pickup: 'Heathrow', Dropoff: 'Savoy' })) {
    await field(name).fill(place);
    await page.getByRole('option').first().click();
  }
  const notes = page.getByRole('textbox', { name: 'Notes' });
  note('letter of the notes', await letterTime(page, session, notes));
}

/** The requests of a page until it shows its content, including the document, and its scripts. */
async function counted({ page, session }: Watched, address: string): Promise<string> {
  await session.send('Network.clearBrowserCache');
  const { opened: until } = await openingTime(session, address);
  const { requests, scripts, kibibytes } = await page.evaluate((end) => {
    const begun = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime < end);
    const scripts = begun.filter(({ name }) => name.endsWith('.js'));
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { requests: begun.length + 1, scripts: scripts.length, kibibytes: bytes / 1024 };
  }, until);
  return `${requests} requests, ${scripts} of them scripts of ${kibibytes.toFixed(0)} KiB`;
}

/** One round of one version: its pages with an empty cache, the list once more, and presses. */
async function roundOf(version: Version, note: Note): Promise<void> {
  const { admin, visitor, origin } = version;
  await visitor.session.send('Network.clearBrowserCache');
  note('welcome', (await openingTime(visitor.session, `${origin}/`)).opened);
  await admin.session.send('Network.clearBrowserCache');
  // As on a device that opens the list for the first time.
  const first = await openingTime(admin.session, listOf(version));
  note('list', first.opened);
  note('blocked', first.blocked);
  await admin.page.waitForTimeout(BETWEEN_VISITS_MS);
  note('list again', (await openingTime(admin.session, listOf(version))).opened);
  await pressesIn(version, note);
}

const CONTENTS: readonly (readonly [name: string, label: string])[] = [
  ['welcome', 'Welcome page'],
  ['list', 'First list with an empty cache'],
  ['blocked', 'For how long it blocks a press'],
  ['list again', 'The list at the second visit'],
  ['next page', 'Next page of trips'],
  ['form', "An employee's form opens"],
  ['letter of an address', 'A letter in an address of the booking form'],
  ['letter of the notes', 'A letter in its notes'],
];

/**
 * Measures the built console in a browser with a quarter of the processor, 9 Mbit/s and 60 ms to
 * the server, in comparison with a page that only draws rows with the same React, and with another
 * version of the product that is running.
 * @param before origin of the other version, such as http://localhost:4000
 */
export async function measureBrowser(
  origin: string,
  report: (name: string, value: string) => void,
  before?: string,
): Promise<void> {
  const floor = await startFloor();
  const browser = await chromium.launch({ executablePath: obtainBrowser(), args: BROWSER_FLAGS });
  const times: Record<string, number[]> = {};
  const note = (name: string, time: number) => (times[name] ??= []).push(time);
  try {
    const now = await opened(browser, 'now', origin);
    const versions = before ? [now, await opened(browser, 'before', before)] : [now];
    const plain = await watchedPage(browser);
    await now.admin.page.waitForFunction(() => localStorage.getItem('early-reads') !== null);
    report('Welcome page', await counted(now.visitor, `${origin}/`));
    report('First list of trips', await counted(now.admin, listOf(now)));
    for (let round = 0; round < ROUNDS; round += 1) {
      await plain.session.send('Network.clearBrowserCache');
      note('floor', (await openingTime(plain.session, floor.address)).opened);
      for (const version of versions) {
        const noteOf: Note = (name, time) => note(`${name}, ${version.name}`, time);
        await roundOf(version, noteOf);
        await keysIn(version, noteOf);
      }
      await plain.page.goto(floor.address);
      note('letter', await letterTime(plain.page, plain.session, plain.page.getByRole('textbox')));
    }
    const of = (name: string, middle = median) => middle(times[name] ?? []);
    const ratio = (one: number, other: number) => `×${(one / other).toFixed(2)}`;
    for (const [name, label] of CONTENTS)
      for (const [middle, which] of [
        [median, ''],
        [percentile95, '; 95 of 100 take less than'],
      ] as const) {
        if (which && times[`${name}, now`]?.length === ROUNDS) continue;
        const time = of(`${name}, now`, middle);
        report(
          `${label}, against the floor${which}`,
          ratio(time, of(name.startsWith('letter') ? 'letter' : 'floor')),
        );
        if (before)
          report(
            `${label}, against the version before${which}`,
            ratio(time, of(`${name}, before`, middle)),
          );
      }
  } finally {
    await browser.close();
    floor.close();
  }
}
