import type { Locator } from '@playwright/test';
import type { Language } from '../../contract/core/languages.ts';
import { BOOKING_STATUSES } from '../../contract/booking/status.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { PHONE, REFLOWED, TABLET } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

const LAPTOP = { width: 1280, height: 800 };
/** From a small laptop's to a desktop's; the tables have steps between them. */
const WIDTHS = [1280, 1366, 1440];

/** By how many pixels the table is wider than its frame, and how high its rows are. */
const sizesOf = (table: Locator) =>
  table.evaluate((element) => {
    const frame = element.parentElement!;
    const rows = [...element.querySelectorAll('.row-opens')];
    const heights = new Set(rows.map((row) => row.getBoundingClientRect().height));
    return { tooWide: frame.scrollWidth - frame.clientWidth, heights: [...heights] };
  });

/** Who sees the most columns: fleet managers also see the account of each row. */
const READER = 'fleet@meridian.example';
/** The languages with the longest dates, statuses and headings, and English. */
const LONG_LANGUAGES: readonly Language[] = ['en', 'de', 'es', 'fi', 'fr', 'pt'];

test('every status fits beside the highest fare, also on a small laptop', async ({
  page,
  journey,
}) => {
  await page.route(/\/v1\/bookings\?/, async (route) => {
    const response = await route.fetch();
    const trips = (await response.json()) as Trip[];
    const json = trips.map((trip, index) => ({
      ...trip,
      status: BOOKING_STATUSES[index % BOOKING_STATUSES.length],
      pricingDetails: null,
      numberOfVehicles: 1,
      fareEstimate: trip.fareEstimate && {
        ...trip.fareEstimate,
        type: 'RANGE',
        minimumFare: 12_530,
        maximumFare: 13_390,
      },
    }));
    await route.fulfill({ response, json });
  });
  await journey.signIn(READER);
  for (const locale of LONG_LANGUAGES) {
    await page.goto(`/trips/all-trips?perPage=20&locale=${locale}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('.badge').nth(BOOKING_STATUSES.length - 1)).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...LAPTOP, width });
      const sizes = await sizesOf(page.getByRole('table'));
      expect(sizes, `${locale}, ${width}`).toEqual({ tooWide: 0, heights: [36] });
    }
  }
  // An answer that is still on its way when the page is closed would fail the next test.
  await page.unrouteAll({ behavior: 'wait' });
});

test('employees and accounts fit on a small laptop', async ({ page, journey }) => {
  await page.setViewportSize(LAPTOP);
  await journey.signIn(READER, '/employees');
  for (const path of ['/employees', '/accounts'])
    for (const locale of LONG_LANGUAGES) {
      await page.goto(`${path}?perPage=20&locale=${locale}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
      const told = `${path} in ${locale}`;
      expect((await sizesOf(page.getByRole('table'))).tooWide, told).toBe(0);
    }
});

test('the focus shows a long e-mail address', async ({ page, journey }) => {
  await page.setViewportSize(LAPTOP);
  await journey.signIn('admin@northwind.example', '/employees');
  const link = page.locator('a[href^="mailto:"]').first();
  await expect(link).toBeVisible();
  const isCut = () =>
    link.evaluate(({ parentElement: cell }) => getComputedStyle(cell!).overflow === 'hidden');
  expect(await isCut()).toBe(true);
  await page.getByRole('row').nth(1).focus();
  await page.keyboard.press('Tab');
  for (let stops = 0; stops < 3; stops += 1) {
    if (await link.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  expect(await isCut()).toBe(false);
});

test('the name of a saved view is shortened where it is wider than a phone', async ({
  page,
  journey,
}) => {
  const name = 'Trips of the spring conference in the next few weeks';
  // Only those who book have the button beside it.
  await journey.signIn('admin@northwind.example', '/trips/all-trips');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  for (const size of [REFLOWED, PHONE, TABLET]) {
    await page.setViewportSize(size);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(overflow, `at ${size.width}`).toBeLessThanOrEqual(0);
  }
});
