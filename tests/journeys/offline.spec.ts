import { choose, fillWizard, sendButton, tripsTo } from './support/booking.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('nothing is lost without a connection, and everything continues when it is back', async ({
  page,
  context,
  journey,
}) => {
  // The browser reports failed requests in its console, too.
  journey.allowConsole(/Failed to load resource/);
  await journey.signIn('admin@northwind.example', '/employees');
  const rows = page.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  // The service worker is installed once the page has nothing else to do.
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await page.evaluate(() => caches.keys())).toEqual([
    expect.stringMatching(/^offline page \d/),
  ]);

  await page.getByRole('link', { name: 'Add employee' }).click();
  const dialog = page.getByRole('dialog');
  const email = `off.line.${Date.now()}@northwind.example`;
  await dialog.getByLabel('First name').fill('Odile');
  await dialog.getByLabel('Last name').fill('Offline');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('7911123456');

  await context.setOffline(true);
  const notice = page.getByText(/^No connection\. You can go on reading/);
  await expect(notice).toBeVisible();
  await expect(rows.first()).toBeAttached();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/so this was not sent/)).toBeVisible();
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email);

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByText('The connection is back.', { exact: true })).toBeAttached();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1);

  // A booking that is sent without a connection is not lost in silence: the page says that it was
  // not sent.
  await fillWizard(page, 'Mandarin');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await sendButton(page).click();
  const card = page.getByRole('region', { name: 'Outbound trip' });
  await expect(card.getByText('Your trip has not been sent yet')).toBeVisible();
  await expect(card.getByText(/Mandarin Oriental/)).toBeVisible();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('Your trip has not been sent yet')).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Booking confirmed')).toBeVisible();
  expect(await tripsTo(page, 'Mandarin')).toBe(1);

  // What is typed without a connection waits for it, and is not reported as unknown.
  await journey.open('/create-v2');
  // A page does not wait for the worker to start.
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON()),
  ).toMatchObject({ workerFinalSourceType: 'network' });
  await choose(page, /Employee or guest/, 'Samuel', /Samuel/);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.getByRole('combobox', { name: /Pickup/ }).fill('heathrow t5');
  await expect(page.getByText('Loading…')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('option', { name: /Terminal 5/ }).first()).toBeVisible();

  await journey.open('/employees');
  await context.setOffline(true);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: /You are offline|cannot be reached/ }),
  ).toBeVisible();
  await expect(page.getByAltText('Meridian Cars').first()).toBeVisible();
  await journey.expectTidy();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('There is still no connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1);
});
