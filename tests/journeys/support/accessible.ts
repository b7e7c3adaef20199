import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE, TABLET } from './sizes.ts';

/** Fails when the page breaks an accessibility rule. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // `region` is not of the standard, but everything on a page has a place that can be gone to.
    .options({ rules: { region: { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} – ${node.target.join(' ')}`),
  );
  expect(told).toEqual([]);
}

/**
 * Fails when the page breaks an accessibility rule on a light desktop or on a dark phone, or is wider
 * than a phone or a tablet. Colours are the same at any width.
 */
export async function expectTidy(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const size of [TABLET, PHONE]) {
    await page.setViewportSize(size);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect
      .poll(overflow, `${page.url()} scrolls sideways at ${size.width}`)
      .toBeLessThanOrEqual(0);
  }
  await showIn(page, 'dark');
  await expectAccessible(page);
  await showIn(page, 'light');
  await page.setViewportSize(DESKTOP);
}

/** Has the page change its colours, and waits until all of them have: between the two, none fit. */
async function showIn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  const background = () => getComputedStyle(document.body).backgroundColor;
  const before = await page.evaluate(background);
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => page.evaluate(background)).not.toBe(before);
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition)),
  );
}
