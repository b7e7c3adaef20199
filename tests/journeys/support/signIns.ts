import { expect, type Page } from '@playwright/test';
import { openInConsole } from './openInConsole.ts';

/** The session that a tab stores after its sign-in; see `src/authProvider/session.ts`. */
type Kept = [key: string, value: string];

/** A token is valid for ten minutes, and no journey takes longer than five. */
const GOOD_FOR_MS = 5 * 60_000;

/**
 * The sign-ins of a worker. Each user signs in by hand once; later sign-ins reuse the stored
 * session.
 */
export interface SignIns {
  /** Signs in and opens the console at an address such as `http://localhost:4199/employees`. */
  signIn(page: Page, email: string, address: URL): Promise<void>;
}

export function createSignIns(): SignIns {
  const made = new Map<string, { kept: Kept; at: number }>();
  return {
    async signIn(page, email, address) {
      const { origin } = address;
      const name = `${email} ${origin}`;
      const earlier = made.get(name);
      if (earlier && Date.now() - earlier.at < GOOD_FOR_MS) {
        await takeOver(page, address, earlier.kept);
      } else {
        await typeSignIn(page, email, origin);
        const kept = await sessionOf(page);
        if (kept) made.set(name, { kept, at: Date.now() });
        await expect(page).not.toHaveURL(`${origin}/`);
        if (address.pathname !== '/') await openInConsole(page, address.pathname + address.search);
      }
      await expect(page.getByRole('navigation').first()).toBeVisible();
      // From there the console goes on to its first page, and would do so even after a later
      // navigation.
      await expect(page).not.toHaveURL(`${origin}/`);
    },
  };
}

/** Signs in through the embedded provider's page, as a person would. */
async function typeSignIn(page: Page, email: string, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** The tab's session without its refresh token, which can be used only once. */
const sessionOf = (page: Page): Promise<Kept | null> =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:'));
    if (!key) return null;
    const user = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    delete user['refresh_token'];
    return [key, JSON.stringify(user)];
  });

async function takeOver(page: Page, address: URL, [key, value]: Kept): Promise<void> {
  // Any page of the origin allows writing into its storage; this one has no script of its own.
  await page.goto(`${address.origin}/healthz`);
  await page.evaluate((kept) => sessionStorage.setItem(...kept), [key, value] as Kept);
  await page.goto(address.href);
}
