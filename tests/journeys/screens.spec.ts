import { expect, test } from './support/test.ts';

const CORPORATION_ADMIN = [
  '/trips/all-trips',
  '/trips/cancelled',
  '/employees',
  '/employees?tab=guest',
  '/employees?tab=groups',
  '/employees/create',
  '/favourites',
  '/create-v2',
  '/book-dp',
  '/nowhere',
];
const FLEET_MANAGER = [
  '/accounts',
  '/accounts/create',
  '/employees',
  '/fleets',
  '/trips/all-trips',
];

test('the welcome and sign-in pages are accessible', async ({ page, journey }) => {
  await page.goto('/');
  await journey.expectAccessible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await journey.expectAccessible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [email, paths] of [
    ['admin@northwind.example', CORPORATION_ADMIN],
    ['fleet@meridian.example', FLEET_MANAGER],
  ] as const) {
    test(`every screen of ${email} is accessible, ${colorScheme}`, async ({ page, journey }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await journey.signIn(email);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await journey.expectAccessible();
        // Nothing may stick out sideways on a phone.
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    });
  }
}
