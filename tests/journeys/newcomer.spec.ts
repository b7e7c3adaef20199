import { fillWizard, sendButton } from './support/booking.ts';
import { expect, test } from './support/test.ts';

test('a corporation admin books from Heathrow to a hotel and finds the trip among those in progress', async ({
  page,
  journey,
}) => {
  await journey.signIn('admin@northwind.example');
  await expect(page).toHaveURL(/\/trips\/all-trips$/);
  await fillWizard(page);
  await sendButton(page).click();
  await expect(page.getByText('Booking confirmed')).toBeVisible();
  await expect(page.getByText(/Terminal 5/).first()).toBeVisible();

  await journey.open('/trips/in-progress');
  const row = page.getByRole('row').filter({ hasText: 'Samuel' }).filter({ hasText: 'Savoy' });
  await expect(row.first()).toBeVisible();
});

test('the welcome page loads without the console', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /Welcome to\s+Meridian Cars/ })).toBeVisible();
  expect(scripts.filter((url) => /openConsole|useMe|booking|leaflet/.test(url))).toEqual([]);
});

test('each host shows its own brand', async ({ page, baseURL, journey }) => {
  const { port } = new URL(baseURL ?? '');
  await journey.signIn('admin@tasman.example', `http://harbour.localhost:${port}`);
  await expect(page).toHaveTitle(/Harbour Taxis/);
  await expect(page.getByRole('combobox', { name: 'Account' })).toHaveValue('Tasman Wines');
});
