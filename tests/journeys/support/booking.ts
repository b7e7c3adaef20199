import { expect, type Page } from '@playwright/test';
import { openInConsole } from './openInConsole.ts';

/** Types into a search field and takes the option with this text, by keyboard alone. */
export async function choose(page: Page, field: string | RegExp, text: string, option: RegExp) {
  const input = page.getByRole('combobox', { name: field });
  await input.fill(text);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  const options = await page.getByRole('option').allInnerTexts();
  const at = options.findIndex((one) => option.test(one));
  const active = page.locator('[role=option][data-focus=true], [role=option].Mui-focused');
  const focused = await active.count();
  for (let step = 0; step < at + (focused > 0 ? 0 : 1); step += 1) await input.press('ArrowDown');
  await input.press('Enter');
}

/**
 * Chooses an account once the list of trips is shown; rows that arrive later would close its
 * options.
 */
export async function chooseAccount(page: Page, name: string): Promise<void> {
  const trip = page.getByRole('button', { name: /^Details of the trip/ });
  await expect(trip.or(page.getByRole('row').nth(1)).first()).toBeVisible();
  const account = page.getByRole('combobox', { name: 'Account' });
  // When opened, the list has every account, whichever is chosen.
  await account.click();
  await page.getByRole('option', { name }).click();
  await expect(account).toHaveValue(name);
}

/**
 * Goes through the wizard for an employee, from Heathrow Terminal 5 to a hotel, up to the last
 * click. Each journey goes to another hotel: the same trip soon after, also of another journey on the
 * same server, would be asked about as a duplicate.
 */
export async function fillWizard(page: Page, hotel = 'Savoy'): Promise<void> {
  await openInConsole(page, '/create-v2');
  await choose(page, /Employee or guest/, 'Samuel', /Samuel/);
  await choose(page, /Pickup/, 'heathrow t5', /Terminal 5/);
  await choose(page, /Dropoff/, hotel, new RegExp(hotel));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('£', { exact: false }).first()).toBeVisible();
}

/** The button that sends the booking: Next for a business account, Book otherwise. */
export const sendButton = (page: Page) =>
  page.getByRole('button', { name: /^(Next|Book)\b/ }).last();

/** Chooses how the trip is paid, in the footer of the form. */
export async function choosePayment(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Payment: / }).click();
  await page.getByRole('dialog').getByRole('radio', { name }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The list in which a trip for now appears. */
export const TRIPS_NOW = '/trips/in-progress';

/**
 * How many trips from Terminal 5 to a hotel the account has, as the list shows when it is opened.
 */
export async function tripsTo(
  page: Page,
  hotel: string,
  openList: () => Promise<unknown> = () => page.goto(TRIPS_NOW),
): Promise<number> {
  // Waits for an answer that the page has read: a request that it made early and did not need never
  // finishes.
  const answered = page.waitForEvent('requestfinished', async (request) => {
    if (!request.url().includes('/v1/bookings?')) return false;
    return (await request.response())?.ok() ?? false;
  });
  await openList();
  const rows = (await (await (await answered).response())?.json()) as {
    originAddress: string;
    destinationAddress: string;
    passengerName: string;
  }[];
  return rows.filter(
    (row) =>
      row.originAddress.includes('Terminal 5') &&
      row.destinationAddress.includes(hotel) &&
      row.passengerName.startsWith('Samuel'),
  ).length;
}
