import type { Page, Request, Route } from '@playwright/test';

/** Never ends: it says what changes while the page is looked at. */
const isStream = (request: Request): boolean => request.url().endsWith('/live');

/** Waits until the page has nothing to do but to wait for answers. */
async function idle(page: Page): Promise<void> {
  await page
    .evaluate(
      () =>
        new Promise<void>((resolve) => {
          // What an answer sets off is begun by then: the second time nothing is left.
          requestIdleCallback(() => requestIdleCallback(() => resolve()));
        }),
    )
    // The document is being replaced by the one that is opened.
    .catch(() => undefined);
}

/**
 * Opens a page in steps: holds each request until the page can go on no further without an answer, and
 * then answers all of them. However slow the machine is, the steps are as many as requests wait for
 * one another.
 * @returns what was asked for in each step, until `isThere` says that the page shows what it is for
 */
export async function openInSteps(
  page: Page,
  open: () => Promise<unknown>,
  isThere: () => Promise<boolean>,
): Promise<string[][]> {
  const held: Route[] = [];
  const steps: string[][] = [];
  await page.route('**/*', async (route) => {
    if (isStream(route.request())) await route.continue();
    else held.push(route);
  });
  const opened = open();
  while (!(await isThere())) {
    await idle(page);
    const step = held.splice(0);
    if (step.length === 0) continue;
    steps.push(step.map((route) => `${route.request().method()} ${route.request().url()}`));
    await Promise.all(
      step.map(async (route) => {
        await route.continue();
        await (await route.request().response())?.finished();
      }),
    );
  }
  await page.unroute('**/*');
  await Promise.all(held.map((route) => route.continue()));
  await opened;
  return steps;
}
