import { chromium, type CDPSession, type Page } from '@playwright/test';
import { letterTime } from './benchKeys.ts';
import { BROWSER_FLAGS, obtainBrowser } from './browser.ts';
import { median, percentile95, startFloor, throttle, timed, watchPage } from './benchPages.ts';

/** How often each is measured, in turn, so that a busy moment affects all of them. */
const ROUNDS = 5;
/** How often a round turns the page, and how many forms it opens. */
const PRESSES = 3;
const ROW = '[data-row]';

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill('admin@northwind.example');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator(ROW).first().waitFor();
}

/** Opens an address and waits until it shows this. */
const opens = (page: Page, address: string, shows: string) =>
  timed(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(shows).first().waitFor();
  });

const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** Measures turning the page and opening rows' forms, each once the data fetched ahead is there. */
async function pressesIn(page: Page, origin: string, note: (name: string, time: number) => void) {
  await page.goto(`${origin}/trips/all-trips`);
  const row = page.locator(ROW).first();
  await row.waitFor();
  for (let press = 0; press < PRESSES; press += 1) {
    const before = await row.getAttribute('data-row');
    await idle(page);
    const turned = await timed(async () => {
      await page.getByRole('button', { name: 'Next page' }).click();
      await page.locator(`${ROW}:first-of-type:not([data-row="${before}"])`).first().waitFor();
    });
    note('next page', turned);
  }
  await page.goto(`${origin}/employees`);
  await row.waitFor();
  for (let press = 0; press < PRESSES; press += 1) {
    await idle(page);
    const opened = await timed(async () => {
      await page.locator(`${ROW} a[href*="/employees/"]`).nth(press).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    });
    note('form', opened);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}

/** Measures letters typed into the booking form's fields and, in turn, into the floor's field. */
export async function keysIn(
  page: Page,
  session: CDPSession,
  addresses: { floor: string; form: string },
) {
  await page.goto(addresses.floor);
  const floor = await letterTime(page, session, page.getByRole('textbox'));
  await page.goto(addresses.form);
  const field = (name: string) => page.getByRole('combobox', { name });
  // What was typed the last time is offered again.
  const startOver = page.getByRole('button', { name: 'Start over' });
  await startOver.or(field('Pickup')).first().waitFor();
  if (await startOver.isVisible()) await startOver.click();
  const address = await letterTime(page, session, field('Pickup'));
  // Notes can be entered once the route is known.
  for (const [name, place] of Object.entries({ Pickup: 'Heathrow', Dropoff: 'Savoy' })) {
    await field(name).fill(place);
    await page.getByRole('option').first().click();
  }
  const notes = await letterTime(page, session, page.getByRole('textbox', { name: 'Notes' }));
  return { floor, address, notes };
}

/** The requests of a page until it shows its content, including the document, and its scripts. */
async function counted(page: Page, address: string, shows: string) {
  await opens(page, address, shows);
  const { requests, scripts, kibibytes } = await page.evaluate(() => {
    const begun = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime < (globalThis.rowAt ?? Number.POSITIVE_INFINITY));
    const scripts = begun.filter(({ name }) => name.endsWith('.js'));
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { requests: begun.length + 1, scripts: scripts.length, kibibytes: bytes / 1024 };
  });
  return `${requests} requests, ${scripts} of them scripts of ${kibibytes.toFixed(0)} KiB`;
}

/**
 * Measures the built console in a browser with a quarter of the processor, 9 Mbit/s and 60 ms to
 * the server, in comparison with a page that only draws rows with the same React.
 */
export async function measureBrowser(
  origin: string,
  report: (name: string, value: string) => void,
): Promise<void> {
  const floor = await startFloor();
  const browser = await chromium.launch({ executablePath: obtainBrowser(), args: BROWSER_FLAGS });
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  const times: Record<string, number[]> = {};
  const note = (name: string, time: number) => (times[name] ??= []).push(time);
  try {
    const page = await context.newPage();
    await watchPage(page);
    // The welcome page is for visitors who are not signed in, in a browser without the other's
    // data.
    const stranger = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await signIn(page, origin);
    const session = await context.newCDPSession(page);
    const strange = await stranger.context().newCDPSession(stranger);
    const list = `${origin}/trips/all-trips`;
    await page.goto(list);
    await page.waitForFunction(() => localStorage.getItem('early-reads') !== null);
    report('Welcome page', await counted(stranger, `${origin}/`, 'form button'));
    await session.send('Network.clearBrowserCache');
    report('First list of trips', await counted(page, list, ROW));
    await throttle(session);
    await throttle(strange);
    for (let round = 0; round < ROUNDS; round += 1) {
      await session.send('Network.clearBrowserCache');
      await strange.send('Network.clearBrowserCache');
      note('floor', await opens(page, floor.address, ROW));
      note('welcome', await opens(stranger, `${origin}/`, 'form button'));
      note('list', await opens(page, list, ROW));
      note('blocked', await page.evaluate(() => globalThis.blockedFor ?? 0));
      note('list again', await opens(page, list, ROW));
      await pressesIn(page, origin, note);
    }
    await throttle(session, false);
    for (let round = 0; round < ROUNDS; round += 1) {
      const addresses = { floor: floor.address, form: `${origin}/book-dp` };
      const letters = await keysIn(page, session, addresses);
      for (const [name, time] of Object.entries(letters)) note(`letter ${name}`, time);
    }
    const of = (name: string) => median(times[name] ?? []);
    const against = (name: string) => `×${(of(name) / of('floor')).toFixed(2)}`;
    const slowest = (name: string) =>
      `×${(percentile95(times[name] ?? []) / of('floor')).toFixed(2)}`;
    report('Welcome page, against the floor', against('welcome'));
    report('First list with an empty cache, against the floor', against('list'));
    report('For how long it blocks a press, against the same', against('blocked'));
    report('The list at the second visit', against('list again'));
    report('Next page of trips, against the floor', against('next page'));
    report('The same, slower than 95 of 100', slowest('next page'));
    report("An employee's form opens, against the floor", against('form'));
    report('The same, slower than 95 of 100', slowest('form'));
    const letterIn = (name: string) => `×${(of(`letter ${name}`) / of('letter floor')).toFixed(1)}`;
    report('A letter in an address, processor time against the floor', letterIn('address'));
    report('The same in the notes of a booking', letterIn('notes'));
  } finally {
    await browser.close();
    floor.close();
  }
}
