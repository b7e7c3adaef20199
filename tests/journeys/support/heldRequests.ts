import type { Page, Request, Route } from '@playwright/test';

const nameOf = (request: Request): string => `${request.method()} ${request.url()}`;

/** Never ends: it says what changes while the page is looked at. */
const isStream = (request: Request): boolean => request.url().endsWith('/live');

/** Waits until the page has nothing to do but to wait for answers. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { scheduler } = globalThis as unknown as {
      scheduler: { postTask: (task: () => void, options: object) => Promise<void> };
    };
    // Behind all that an answer set off, and behind what that set off. Idle callbacks do not come while
    // a style sheet is awaited.
    for (let turn = 0; turn < 3; turn += 1)
      await scheduler.postTask(() => undefined, { priority: 'background' });
  });

/** Answers requests that were held, and waits until the page has the answers. */
async function answer(page: Page, step: readonly Route[]): Promise<void> {
  const missing = new Set(step.map((route) => route.request()));
  await new Promise<void>((resolve) => {
    const end = (request: Request) => {
      missing.delete(request);
      if (missing.size > 0) return;
      page.off('requestfinished', end);
      page.off('requestfailed', end);
      resolve();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    for (const route of step) void route.continue();
  });
}

/**
 * Opens a page in steps: holds each request until the page can go on no further without an answer, and
 * then answers all of them. However slow the machine is, the steps are as many as requests wait for
 * one another.
 * @returns what was asked for in each step, until `isThere` says that the page shows what it is for
 */
export async function openInSteps(
  page: Page,
  address: string,
  isThere: () => Promise<boolean>,
): Promise<string[][]> {
  const held: Route[] = [];
  const steps: string[][] = [];
  // Nothing of the page before asks for anything.
  await page.goto('about:blank');
  await page.route('**/*', async (route) => {
    const request = route.request();
    // The document is the first step by itself: without it there is no page that could be at rest.
    if (request.isNavigationRequest()) steps.push([nameOf(request)]);
    if (isStream(request) || request.isNavigationRequest()) await route.continue();
    else held.push(route);
  });
  await page.goto(address, { waitUntil: 'commit' });
  while (!(await isThere())) {
    await idle(page);
    const step = held.splice(0);
    if (step.length === 0) continue;
    steps.push(step.map((route) => nameOf(route.request())));
    await answer(page, step);
  }
  // Lets go of those that are held, too.
  await page.unroute('**/*');
  return steps;
}
