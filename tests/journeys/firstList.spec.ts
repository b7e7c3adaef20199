import type { Route } from '@playwright/test';
import { openInSteps } from './support/heldRequests.ts';
import { expect, test } from './support/test.ts';

/** Requests until the first trips are shown, including the document. */
const MOST_REQUESTS = 32;
/**
 * Four steps: the document, the first scripts, the scripts that these load, and the requests that
 * those make.
 */
const MOST_STEPS = 4;

test('the first list takes few requests, in few steps, and none of them twice', async ({
  page,
  journey,
}) => {
  await journey.signIn('admin@northwind.example', '/trips/all-trips');
  const rows = page.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  // The idle page stores which requests it made, so that it can make them early when it is opened
  // again.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('early-reads')))
    .toContain('/v1/bookings?');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');

  const steps = await openInSteps(page, '/trips/all-trips', async () => (await rows.count()) > 0);

  const requests = steps.flat();
  expect(requests.filter((one, at) => requests.indexOf(one) !== at)).toEqual([]);
  expect(requests.some((one) => one.includes('/v1/bookings?'))).toBe(true);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(steps.length, steps.map((step) => step.join('\n')).join('\n\n')).toBeLessThanOrEqual(
    MOST_STEPS,
  );
});

test('what is pressed before its code has loaded opens once it has', async ({ page, journey }) => {
  await journey.signIn('admin@northwind.example', '/trips/all-trips');
  const held: Route[] = [];
  let isHolding = true;
  await page.route(/\/assets\/(ViewActions|texts-en-later)/, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  /** Lets through what is held, and what is only requested because of that. */
  const release = async () => {
    isHolding = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
  await page.reload();
  const views = page.getByRole('button', { name: 'Views' });
  await views.press('Enter');
  await expect.poll(() => held.length).toBeGreaterThan(1);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await release();
  await expect(page.getByRole('menuitem', { name: 'Save as new view…' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(views).toBeFocused();

  // Another page waits for its texts.
  isHolding = true;
  await page.reload();
  await page.getByRole('link', { name: 'People' }).click();
  await expect.poll(() => held.length).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { name: 'Trips' })).toBeVisible();
  await release();
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await expect(page).toHaveTitle(/People/);
});
