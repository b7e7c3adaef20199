import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fastFolder } from '../../scripts/lib/fastFolder.ts';
import { fillWizard, sendButton, TRIPS_NOW, tripsTo } from './support/booking.ts';
import { portOf, startServer, WORKERS, type JourneyServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

/** A port after those of the workers: these tests kill the server, so they need one for themselves. */
const PORT = portOf(WORKERS);
let dataDir: string;
let server: JourneyServer;
const start = async () => {
  server = await startServer('server/main.ts', PORT, dataDir);
};

test.use({ baseURL: `http://localhost:${PORT}` });
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // Made here, because the file is also read by processes that run none of its tests.
  dataDir = mkdtempSync(join(fastFolder(), 'never-twice-'));
  await start();
});
test.afterAll(async () => {
  // A killed server's PostgreSQL would still write to the folder for a moment.
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a double click books once, and Back leaves the question about booking again', async ({
  page,
  journey,
}) => {
  journey.allowConsole(/409 \(Conflict\)/);
  const before = await tripsTo(page, 'Savoy', () =>
    journey.signIn('admin@northwind.example', TRIPS_NOW),
  );
  await fillWizard(page, 'Savoy');
  await sendButton(page).dblclick();
  await expect(page.getByText('Booking confirmed')).toBeVisible();
  expect(await tripsTo(page, 'Savoy')).toBe(before + 1);

  await fillWizard(page, 'Savoy');
  await sendButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Book this trip twice?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Which vehicle?' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await tripsTo(page, 'Savoy')).toBe(before + 1);
});

test('a reload in the middle books once', async ({ page, journey }) => {
  const before = await tripsTo(page, 'Ritz', () =>
    journey.signIn('admin@northwind.example', TRIPS_NOW),
  );
  await fillWizard(page, 'Ritz');
  // The answer to the request is lost on its way: the server has booked the trip, but the page does
  // not know.
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
    journey.signIn('admin@northwind.example', TRIPS_NOW),
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
