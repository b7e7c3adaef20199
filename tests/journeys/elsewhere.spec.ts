import { choose } from './support/booking.ts';
import { expect, test } from './support/test.ts';

const SYDNEY = 'Australia/Sydney';
const LEAD_MS = 10 * 60_000;
/** `2026-11-23 14:05` by the clock in Sydney. */
const inSydney = (at: number) =>
  new Date(at).toLocaleString('sv-SE', { timeZone: SYDNEY }).slice(0, 16);

test.use({ timezoneId: 'America/New_York' });

test('a trip in Sydney is booked from New York in the local time of Sydney', async ({
  page,
  journey,
  baseURL,
}) => {
  const origin = `http://harbour.localhost:${new URL(baseURL ?? '').port}`;
  await journey.signIn('admin@tasman.example', `${origin}/create-v2`);
  await page.getByRole('listbox').getByRole('option').first().click();
  await choose(page, 'Pickup', 'opera house', /Opera House/);
  await expect(page.getByText(/^Local time at the pickup: Sydney \(/)).toBeVisible();

  const before = inSydney(Date.now() + LEAD_MS);
  // The open list of the dropoff covers the button, which does not matter to the keyboard.
  await page.getByRole('button', { name: /choose a time/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Time' })).toBeFocused();
  const after = inSydney(Date.now() + LEAD_MS);
  const [day, month, year] = await Promise.all(
    ['Day', 'Month', 'Year'].map((part) =>
      page.getByRole('spinbutton', { name: part }).textContent(),
    ),
  );
  const time = await page.getByRole('textbox', { name: 'Time' }).inputValue();
  const proposed = `${year}-${month}-${day} ${time}`;
  expect(proposed >= before && proposed <= after, `${proposed} from ${before}`).toBe(true);

  const pickup = page.getByRole('combobox', { name: 'Pickup' });
  const chosen = await pickup.inputValue();
  await page.getByRole('button', { name: /^Pickup: .*arrow keys/ }).focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowDown');
  await expect(pickup).not.toHaveValue(chosen);
  await expect(page.getByText(/^Pickup moved to/)).toBeAttached();
});
