import { expect, type Page } from '@playwright/test';

/**
 * Opens another page of the open console, as its links do. Loading the console again takes five
 * times as long, and only some journeys are about that.
 * @param path from the root, with its query
 */
export async function openInConsole(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.evaluate((to) => {
    // The router counts its steps in the history, and ignores a step without its count.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    const state = { usr: null, key: `journey-${idx + 1}`, idx: idx + 1 };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}
