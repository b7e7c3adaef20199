import { chromium, expect, type Page, type Request } from '@playwright/test';
import { expectAccessible } from '../../tests/journeys/support/accessible.ts';
import { DESKTOP } from '../../tests/journeys/support/sizes.ts';
import { BROWSER_FLAGS, obtainBrowser } from './browser.ts';
import { settled } from './screens/stage.ts';

/** The stream of changed trips, whose answer never ends. */
const isStream = (request: Request) => new URL(request.url()).pathname.endsWith('/live');

/**
 * Follows the requests of a page.
 * @returns a function that waits until all are answered and drawn, and no new ones have followed
 */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => isStream(request) || open.add(request));
  const close = (request: Request) => void open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => {
    do {
      await expect.poll(() => open.size, { timeout: 60_000 }).toBe(0);
      // Some components are shown in an endless waiting state.
      await settled(page, { isWaiting: true });
    } while (open.size > 0);
  };
}

/** Violations of accessibility rules by the gallery's components, by area, in light and dark. */
export async function galleryTroubles(address: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: obtainBrowser(), args: BROWSER_FLAGS });
  const troubles: string[] = [];
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({
        viewport: DESKTOP,
        reducedMotion: 'reduce',
        colorScheme,
      });
      const allIsDrawn = watchRequests(page);
      await page.goto(address);
      const areas = page.getByRole('tablist', { name: 'Areas' }).getByRole('tab');
      // On the first request, Vite prepares everything that the page is made of.
      await areas.first().waitFor({ timeout: 120_000 });
      for (const area of await areas.all()) {
        await area.click();
        const name = await area.textContent();
        await allIsDrawn();
        await expectAccessible(page).catch((error: unknown) => {
          troubles.push(`${name}, ${colorScheme}: ${String(error)}`);
        });
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return troubles;
}
