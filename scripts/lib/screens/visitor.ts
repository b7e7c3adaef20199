import type { Screen } from './stage.ts';

const NORTHWIND = 'admin@northwind.example';

/** The screens outside the console: before signing in, for passengers, and in the outbox. */
export const visitorScreens: readonly Screen[] = [
  { name: 'welcome', show: ({ open }) => open('/') },
  {
    name: 'sign-in-broken',
    isLoadedAnew: true,
    show: ({ open }) => open('/oauth/callback?error=access_denied'),
  },
  {
    name: 'sign-in',
    async show({ open, page }) {
      await open('/');
      await page.locator('form button').first().click();
      await page.locator('input[type=password]').waitFor();
    },
  },
  {
    name: 'sign-in-refused',
    async show({ page }) {
      await page.locator('input[type=email]').fill(NORTHWIND);
      await page.locator('input[type=password]').fill('not the password');
      await page.locator('button[type=submit]').first().click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'forgotten-password',
    async show({ page }) {
      await page.locator('a[href*=password], a[href*=forgot]').first().click();
      await page.locator('input[type=email]').waitFor();
    },
  },
  {
    name: 'link-sent',
    async show({ page }) {
      await page.locator('input[type=email]').fill(NORTHWIND);
      await page.locator('button[type=submit]').first().click();
      await page.locator('input[type=email]').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'outbox',
    async show({ open, page }) {
      await open('/outbox');
      await page.locator('li a').first().waitFor();
    },
  },
  {
    name: 'outbox-mail',
    async show({ page }) {
      await page.locator('li a').first().click();
      await page.frameLocator('iframe').locator('body').waitFor();
    },
  },
  {
    name: 'tracking-unknown',
    isLoadedAnew: true,
    show: ({ open }) => open('/track/nothing-of-the-kind'),
  },
];
