import { expect, test } from './support/test.ts';

test('a fleet manager finds, makes, changes, deletes and brings back an account', async ({
  page,
  journey,
}) => {
  await journey.signIn('fleet@meridian.example');
  await expect(page).toHaveURL(/\/accounts$/);
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/Search/))
    .first()
    .fill('kew hort');
  await expect(page.getByRole('row').filter({ hasText: 'Kew Horticulture' })).toBeVisible();
  await expect(page.getByText('Holborn Legal')).toBeHidden();

  await page
    .getByRole('button', { name: 'Add account' })
    .or(page.getByRole('link', { name: 'Add account' }))
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Account name/).fill('Zephyr Logistics');
  await dialog.getByLabel(/Main contact/).fill('not an address');
  await dialog.getByLabel(/Main contact/).blur();
  await expect(dialog.getByText(/e-mail/i).first()).toBeVisible();
  await dialog.getByLabel(/Main contact/).fill('accounts@zephyr.example');
  await dialog.getByRole('button', { name: /Save|Create/ }).click();
  await expect(dialog).toBeHidden();

  await page
    .getByPlaceholder(/Search/)
    .first()
    .fill('zephyr');
  const row = page.getByRole('row').filter({ hasText: 'Zephyr Logistics' });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /Delete/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});
