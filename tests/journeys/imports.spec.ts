import { expect, onPhone, test } from './support/test.ts';

const FILE = [
  'First name,Last name,E-mail,Phone,Group',
  'Ada,Archer,ada.archer@northwind.example,+44 20 7946 0001,',
  'Ben,Baker,ben at northwind,+44 20 7946 0002,',
  'Cas,Cooper,cas.cooper@northwind.example,+44 20 7946 0003,Nobody knows',
].join('\n');

onPhone(() => {
  test('people are imported, and their errors corrected', async ({ page, journey }) => {
    await journey.signIn('admin@northwind.example', '/employees');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Import CSV' }).click();
    await journey.expectTidy();
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
    await journey.expectTidy();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('button', { name: 'Errors 2' })).toBeVisible();
    // Until its lines are there, nothing in the table could have the focus.
    await expect(page.getByRole('textbox', { name: 'E-mail, line 3' })).toBeVisible();
    await journey.expectTidy();

    // The column of a chosen problem is in view, beside the numbers of its lines.
    for (const [problem, column, line] of [
      [/^1 × Group/, 'Group', 4],
      [/^1 × E-mail/, 'E-mail', 3],
    ] as const) {
      await page.getByRole('button', { name: problem }).click();
      const cell = page.getByRole('textbox', { name: `${column}, line ${line}` });
      await expect(cell).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('rowheader', { name: `${line}` })).toBeInViewport({ ratio: 0.9 });
    }
    await page.getByRole('button', { name: 'Import 1 line' }).click();
    await expect(page.getByText('2 failed')).toBeVisible();
    await journey.expectTidy();

    // What was imported is out of the way.
    await page.getByRole('button', { name: 'Correct failed lines' }).click();
    await page.getByRole('textbox', { name: 'E-mail, line 3' }).fill('ben.baker@northwind.example');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Import 1 line' }).click();
    await expect(page.getByText('2 imported')).toBeVisible();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('2 undone')).toBeVisible();
    await journey.expectTidy();
  });

  test('accounts are imported for a fleet', async ({ page, journey }) => {
    // The line has errors.
    journey.allowConsole(/import-record/);
    await journey.signIn('fleet@meridian.example', '/accounts');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Import CSV' }).click();
    await page.getByRole('combobox', { name: /^Taxi company/ }).click();
    await page.getByRole('option').first().click();
    await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
    await journey.expectTidy();
    await page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'accounts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name,E-mail of the admin,Number\nA long name of a company,nobody,1'),
    });
    await page.getByRole('button', { name: /^Import/ }).click();
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
    await journey.expectTidy();
  });
});
