import { chromium } from '@playwright/test';
import { expectAccessible } from '../../tests/journeys/support/accessible.ts';
import { DESKTOP } from '../../tests/journeys/support/sizes.ts';
import { BROWSER_FLAGS, obtainBrowser } from './browser.ts';

/** Lists, maps and prices come one after the other. */
const COMES_MS = 3000;

/** What an accessibility rule says against the components of a gallery, area by area, light and dark. */
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
      await page.goto(address);
      const areas = page.getByRole('tablist', { name: 'Areas' }).getByRole('tab');
      // Vite prepares all that the page is made of when it is asked for the first time.
      await areas.first().waitFor({ timeout: 120_000 });
      for (const area of await areas.all()) {
        await area.click();
        const name = await area.textContent();
        await page.waitForTimeout(COMES_MS);
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
