import type { CDPSession, Locator, Page } from '@playwright/test';
import { median, throttled } from './benchPages.ts';

/** Typed letter by letter: several places start like this, and each letter gets a new answer. */
const TEXT = 'victoria';
/** Enough time for a letter's answer to be drawn. */
const PAUSE_MS = 500;
/** How long a page may go on drawing earlier changes before it is measured. */
const REST_MS = 2000;
/** The shortest times that browsers tell, in milliseconds; shorter ones count as this. */
const SHORTEST_MS = 16;

declare global {
  /** How long each key took until its frame was painted, in milliseconds. */
  var benchKeys: number[];
}

/** Makes the page note its keys, as people perceive them. The browser rounds the times to 8 ms. */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate((shortest) => {
    globalThis.benchKeys = [];
    const observer = new PerformanceObserver((entries) => {
      for (const { name, duration } of entries.getEntries())
        if (name === 'keydown') globalThis.benchKeys.push(duration);
    });
    // The library's types do not know the threshold.
    observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  }, SHORTEST_MS);

/**
 * How long a letter in a field takes until it is painted, with the processor of `throttled`: the
 * median, in milliseconds.
 */
export async function letterTime(page: Page, session: CDPSession, field: Locator): Promise<number> {
  await field.click();
  await page.waitForTimeout(REST_MS);
  await watchKeys(page);
  const times = await throttled(session, async () => {
    // The throttle itself begins with the first letter, which therefore does not count.
    for (const letter of `v${TEXT}`) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(PAUSE_MS);
    }
    return page.evaluate(() => globalThis.benchKeys.slice(1));
  });
  await field.fill('');
  const unnoticed = Math.max(0, TEXT.length - times.length);
  return median([...times, ...Array<number>(unnoticed).fill(SHORTEST_MS)]);
}
