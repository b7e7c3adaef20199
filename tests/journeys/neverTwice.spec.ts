import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fillWizard, sendButton } from './support/booking.ts';
import { portOf, startServer, type JourneyServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

/** Beyond those of the two workers: a server of its own, because these tests kill it. */
const PORT = portOf(2);
const dataDir = mkdtempSync(join(tmpdir(), 'never-twice-'));
let server: JourneyServer;
const start = async () => {
  server = await startServer('server/main.ts', PORT, dataDir);
};

test.use({ baseURL: `http://localhost:${PORT}` });
test.describe.configure({ mode: 'serial' });
test.beforeAll(start);
test.afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const LIST = '/trips/in-progress';

/** How many trips from Terminal 5 to a hotel the account has, as the list says when it is opened. */
async function tripsTo(
  page: Page,
  hotel: string,
  openList: () => Promise<unknown> = () => page.goto(LIST),
): Promise<number> {
  // An answer that the page has read: one that it made early and did not need never ends.
  const answered = page.waitForEvent('requestfinished', async (request) => {
    if (!request.url().includes('/v1/bookings?')) return false;
    return (await request.response())?.ok() ?? false;
  });
  await openList();
  const rows = (await (await (await answered).response())?.json()) as {
    originAddress: string;
    destinationAddress: string;
    scheduleType: string;
    passengerName: string;
  }[];
  return rows.filter(
    (row) =>
      row.originAddress.includes('Terminal 5') &&
      row.destinationAddress.includes(hotel) &&
      row.passengerName.startsWith('Samuel'),
  ).length;
}

test('a double click books once', async ({ page, journey }) => {
  const before = await tripsTo(page, 'Savoy', () =>
    journey.signIn('admin@northwind.example', LIST),
  );
  await fillWizard(page, 'Savoy');
  await sendButton(page).dblclick();
  await expect(page.getByText('Booking confirmed')).toBeVisible();
  expect(await tripsTo(page, 'Savoy')).toBe(before + 1);
});

test('a reload in the middle books once', async ({ page, journey }) => {
  const before = await tripsTo(page, 'Ritz', () => journey.signIn('admin@northwind.example', LIST));
  await fillWizard(page, 'Ritz');
  // The answer to the request is lost on its way: the server has booked, the page does not know.
  let lost = false;
  await page.route('**/v1/bookings', async (route) => {
    if (route.request().method() !== 'POST' || lost) return route.fallback();
    lost = true;
    await route.fetch();
    await page.reload();
  });
  await sendButton(page).click();
  await expect(page.getByText('Booking confirmed')).toBeVisible();
  expect(await tripsTo(page, 'Ritz')).toBe(before + 1);
});

test('a server killed between request and confirmation books once', async ({ page, journey }) => {
  journey.allowConsole(/Failed to load resource|ERR_CONNECTION_REFUSED/);
  const before = await tripsTo(page, 'Dorchester', () =>
    journey.signIn('admin@northwind.example', LIST),
  );
  await fillWizard(page, 'Dorchester');
  let killed = false;
  await page.route('**/v1/bookings/*/confirm', async (route) => {
    if (killed) return route.fallback();
    killed = true;
    await server.kill();
    await route.abort('connectionrefused');
  });
  await sendButton(page).click();
  const card = page.getByRole('region', { name: 'Outbound trip' });
  const retry = card.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await start();
  await retry.click();
  await expect(page.getByText('Booking confirmed')).toBeVisible();
  expect(await tripsTo(page, 'Dorchester')).toBe(before + 1);
});
