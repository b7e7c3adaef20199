import type { Page } from '@playwright/test';

/** The sum of what moved by itself since the page was opened; see https://web.dev/articles/cls. */
interface Shifted {
  shifted?: { sum: number; what: string[] };
}

/** Makes every page that is loaded from now on add up what moves on it without the user's doing. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const here = window as unknown as Shifted;
    here.shifted = { sum: 0, what: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput || !here.shifted) continue;
        here.shifted.sum += entry.value;
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element)
            here.shifted.what.push(
              `${entry.value.toFixed(3)} ${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').slice(0, 30)}”`,
            );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Starts again, because earlier shifts belong to another page. */
export const clearLayoutShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as Shifted).shifted = { sum: 0, what: [] };
  });

export const layoutShiftsOf = (page: Page): Promise<{ sum: number; what: string[] }> =>
  page.evaluate(() => (window as unknown as Shifted).shifted ?? { sum: 0, what: [] });
