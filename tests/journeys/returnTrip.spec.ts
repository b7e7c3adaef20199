import type { Page } from '@playwright/test';
import { chooseAccount, choosePayment, fillWizard, sendButton } from './support/booking.ts';
import { expect, test } from './support/test.ts';

/** Late enough after any outbound trip on the same day. */
const LATE = '23:59';

async function wantReturn(page: Page): Promise<void> {
  // What this button says about its keys covers the choice of a return, which can still be pressed.
  await sendButton(page).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.getByRole('button', { name: 'Return trip', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Return trip' });
  // The proposed date is that of the arrival, which shortly before midnight is the next day.
  await dialog.getByLabel('Return time').fill(LATE);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  // The way back leads to an airport, so its flight is asked for.
  await expect(page.getByRole('checkbox', { name: 'Book a return trip' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('button', { name: new RegExp(`^Return trip: .*${LATE}`) }),
  ).toBeVisible();
}

const cards = (page: Page) => ({
  outbound: page.getByRole('region', { name: 'Outbound trip' }),
  inbound: page.getByRole('region', { name: 'Return trip' }),
});

test('a trip and its return are booked, and each is cancelled separately', async ({
  page,
  journey,
}) => {
  await journey.signIn('admin@northwind.example');
  await expect(page).toHaveURL(/\/trips\/all-trips$/);
  await fillWizard(page, 'Lanesborough');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Where and when?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Which vehicle?' })).toBeVisible();
  await wantReturn(page);
  await sendButton(page).click();
  const { outbound, inbound } = cards(page);
  await expect(outbound.getByText('Booking confirmed')).toBeVisible();
  await expect(inbound.getByText('Return confirmed')).toBeVisible();
  const another = page.getByRole('button', { name: 'Create another booking' });
  await expect(another).toBeFocused();
  await expect(another).toBeInViewport();

  // Immediately, because a trip as soon as possible can only be cancelled until its driver arrives.
  await outbound.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(outbound.getByText('Booking cancelled')).toBeVisible();
  await expect(page.getByText('Booking cancelled successfully')).toBeVisible();
  await expect(inbound.getByText('Return confirmed')).toBeVisible();
  await journey.expectAccessible();

  // Back leaves a finished booking and Forward returns to it; nothing is booked again.
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v1/bookings')) requests += 1;
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/trips\/all-trips$/);
  await page.goForward();
  await expect(inbound.getByText('Return confirmed')).toBeVisible();
  expect(requests).toBe(0);

  await inbound.getByRole('button', { name: 'Cancel return' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(inbound.getByText('Return cancelled')).toBeVisible();

  await another.click();
  await expect(page.getByRole('combobox', { name: /Employee or guest/ })).toHaveValue('');
});

test('a failed payment books nothing, then the trip is paid otherwise and its return interrupted once', async ({
  page,
  journey,
}) => {
  journey.allowConsole(/Failed to load resource: net::ERR_CONNECTION_RESET.*\/confirm/);
  journey.allowConsole(/Failed to load resource.* 402 .*\/authenticate/);
  const legs = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/bookings'))
      legs.add(request.headers()['idempotency-key'] ?? '');
  });
  await journey.signIn('admin@northwind.example');
  await chooseAccount(page, 'Northwind Trading');
  await fillWizard(page, 'Corinthia');
  await wantReturn(page);
  await choosePayment(page, /3155/);
  await sendButton(page).click();
  const { outbound, inbound } = cards(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Fail' }).click();
  await expect(outbound.getByText('Payment failed')).toBeVisible();
  await expect(inbound.getByText(/The return follows/)).toBeVisible();

  await page.getByRole('button', { name: 'Choose another payment method' }).click();
  await expect(
    page.getByRole('button', { name: new RegExp(`^Return trip: .*${LATE}`) }),
  ).toBeVisible();
  await choosePayment(page, /^Cash/);
  // The answer to the return's confirmation is lost: the trip is booked, but the page does not
  // know.
  let confirmed = 0;
  await page.route('**/v1/bookings/*/confirm', async (route) => {
    confirmed += 1;
    if (confirmed !== 2) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await sendButton(page).click();
  await expect(outbound.getByText('Booking confirmed')).toBeVisible();
  await inbound.getByRole('button', { name: 'Try again' }).click();
  await expect(inbound.getByText('Return confirmed')).toBeVisible();

  expect([...legs].map((key) => key.split(':')[1])).toEqual(['1', '1', '2']);

  await journey.open('/trips/in-progress');
  await expect(page.getByRole('row').filter({ hasText: 'Corinthia' })).toHaveCount(1);
});
