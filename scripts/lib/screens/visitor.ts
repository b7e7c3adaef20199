import type { Screen, Stage } from './stage.ts';

const NORTHWIND = 'admin@northwind.example';

async function openSignIn({ open, page }: Stage) {
  await open('/');
  await page.locator('form button').first().click();
  await page.locator('input[type=password]').waitFor();
}

async function openForgotten({ page }: Stage) {
  await page.locator('a[href*=password], a[href*=forgot]').first().click();
  await page.locator('input[type=email]').waitFor();
}

async function sendLink({ page }: Stage) {
  await page.locator('input[type=email]').fill(NORTHWIND);
  await page.locator('button[type=submit]').first().click();
  await page.locator('input[type=email]').waitFor({ state: 'detached' });
}

/** How often the outbox is looked into for a mail, which a job sends. */
const LOOKS = 20;

/** Opens the outbox once it has a mail. On a new demo, the only mails are those that were asked for. */
async function openOutbox(stage: Stage) {
  const hasMail = async () => {
    await stage.open('/outbox');
    return (await stage.page.locator('li a').count()) > 0;
  };
  if (await hasMail()) return;
  await openSignIn(stage);
  await openForgotten(stage);
  await sendLink(stage);
  for (let looks = 0; looks < LOOKS; looks += 1) if (await hasMail()) return;
  throw new Error('The link to sign in has not arrived in the outbox');
}

/** The screens outside the console: before signing in, for passengers, and in the outbox. */
export const visitorScreens: readonly Screen[] = [
  { name: 'welcome', show: ({ open }) => open('/') },
  {
    name: 'sign-in-broken',
    isLoadedAnew: true,
    show: ({ open }) => open('/oauth/callback?error=access_denied'),
  },
  { name: 'sign-in', show: openSignIn },
  {
    name: 'sign-in-refused',
    async show({ page }) {
      await page.locator('input[type=email]').fill(NORTHWIND);
      await page.locator('input[type=password]').fill('not the password');
      await page.locator('button[type=submit]').first().click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'forgotten-password', show: openForgotten },
  { name: 'link-sent', show: sendLink },
  { name: 'outbox', show: openOutbox },
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
