import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { focusTroubles } from './focusStops.ts';
import { layoutShiftsOf } from './shifts.ts';
import { DESKTOP, PHONE, REFLOWED, TABLET, ZOOMED } from './sizes.ts';
import { smallTargets } from './targets.ts';

/** The layout shift score that a page may reach while it loads. */
const MOST_SHIFT = 0.02;
/** What readers may set in their own style sheets without losing any content (WCAG 1.4.12). */
const WIDE_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }`;

/** Rows of a list, which a phone shows as cards. */
const TABLE_ROWS = '.list-row[data-row]';

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // `region` is not in the standard, but everything on a page should be in a landmark that can be
  // navigated to.
  rules: { region: { enabled: true } },
  // Otherwise axe would also record each element that passes, with its selector.
  resultTypes: ['violations'],
};

/** Fails when the page breaks an accessibility rule. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half a megabyte of script, so it is not loaded again into a document that was checked before.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const told = await page.evaluate(async (rules) => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await checker.run(rules);
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => ({ id, help, selector: node.target.join(' ') })),
    );
    // A bar that stays in view may cover half of a button until the page is scrolled.
    const isSmallWhenScrolledTo = async (selector: string) => {
      document.querySelector(selector)?.scrollIntoView({ block: 'center' });
      const again = await checker.run(selector, { runOnly: ['target-size'] });
      return again.violations.length > 0;
    };
    const before = window.scrollY;
    const real: string[] = [];
    for (const { id, help, selector } of found)
      if (id !== 'target-size' || (await isSmallWhenScrolledTo(selector)))
        real.push(`${id}: ${help} – ${selector}`);
    window.scrollTo(0, before);
    return real;
  }, RULES);
  expect(told).toEqual([]);
}

/** Fails when something moved by itself while the latest page was loading. */
export async function expectStill(page: Page): Promise<void> {
  const shifted = await layoutShiftsOf(page);
  const told = `${page.url()} moves: ${shifted.what.join('; ')}`;
  expect(shifted.sum, told).toBeLessThan(MOST_SHIFT);
}

/** Fails when the page is wider than its window. */
async function expectToFit(page: Page, when: string): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, `${page.url()} scrolls sideways ${when}`).toBeLessThanOrEqual(0);
}

/**
 * Fails when the page breaks an accessibility rule on a light desktop or a dark phone; when it is
 * wider than a phone, a tablet or a zoomed window; when the focus is hidden anywhere; and when
 * something is too small for a finger. Colours are the same at any width.
 */
export async function expectTidy(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await focusTroubles(page), `${page.url()}: focus`).toEqual([]);
  for (const size of [ZOOMED, TABLET, REFLOWED, PHONE]) {
    await page.setViewportSize(size);
    await expectToFit(page, `at ${size.width}`);
  }
  // The cards of a list replace its table a moment after the window has changed.
  await expect(page.locator(TABLE_ROWS)).toHaveCount(0);
  const wide = await page.addStyleTag({ content: WIDE_TEXT });
  // An open list is only placed again when the window changes. A reader's own style sheet is there
  // before the list opens.
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await expectToFit(page, 'with wide text');
  await wide.evaluate((style: Element) => style.remove());
  expect(await smallTargets(page), `${page.url()}: too small for a finger`).toEqual([]);
  expect(await focusTroubles(page), `${page.url()}: focus on a phone`).toEqual([]);
  await showIn(page, 'dark');
  await expectAccessible(page);
  await showIn(page, 'light');
  await page.setViewportSize(DESKTOP);
}

/**
 * Makes the page change its colours, and waits until all have changed, because contrasts are wrong
 * in between.
 */
async function showIn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme });
  // Looks at each frame; a poll of Playwright would look a tenth, a third and then most of a second
  // later.
  await page.waitForFunction((earlier) => {
    if (getComputedStyle(document.body).backgroundColor === earlier) return false;
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (const one of transitions) one.finish();
    return transitions.length === 0;
  }, before);
}
