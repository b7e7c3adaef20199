import { fillWizard, sendButton } from './support/booking.ts';
import { expect, test } from './support/test.ts';

test('a trip booked in one browser is followed in another to its receipt, and one is cancelled in both', async ({
  page,
  journey,
  browser,
}) => {
  await journey.signIn('admin@northwind.example');
  const other = await browser.newContext();
  const watcher = await other.newPage();
  await watcher.route(/tile\.openstreetmap\.org/, (route) => route.abort());
  await journey.signIn('admin@northwind.example', '/', watcher);
  const search = watcher.getByRole('textbox', { name: /Search by trip ID/ });
  await search.fill('Claridge');
  await expect(watcher).toHaveURL(/Claridge/);

  // A trip that is booked in one window appears in the other by itself.
  await fillWizard(page, 'Claridge');
  await sendButton(page).click();
  await expect(page.getByText('Booking confirmed')).toBeVisible();
  const row = watcher.getByRole('row', { name: /Samuel.*Terminal 5.*Claridge/ });
  await row.press('Enter');

  // What happens to the trip is shown under the open row, which stays open.
  const details = watcher.getByRole('region', { name: /Trip of Samuel/ });
  const timeline = details.getByRole('listitem').filter({ has: watcher.getByRole('time') });
  await expect(timeline.filter({ hasText: 'Driver on the way' })).toBeVisible();
  await expect(timeline.filter({ hasText: 'Passenger on board' })).toBeVisible();
  await expect(row).toContainText('Completed');
  await expect(search).toHaveValue('Claridge');
  const downloading = watcher.waitForEvent('download');
  await details.getByRole('button', { name: 'Download receipt' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^receipt-\d{4}-\d\d-\d\d\.pdf$/);

  // A future trip that is cancelled in one window disappears from the list in the other.
  for (const one of [page, watcher]) await one.goto('/trips/pre-bookings');
  const total = watcher.getByText(/^1–\d+ of \d+$/);
  const before = Number((await total.innerText()).split(' ').at(-1));
  await page.getByRole('row').nth(1).press(' ');
  await page.getByRole('button', { name: 'Cancel trip' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel trip' }).click();
  await expect(page.getByText('Booking cancelled successfully')).toBeVisible();
  await expect(total).toHaveText(new RegExp(`of ${before - 1}$`));
  await other.close();
});
