import type { Page, Request, Route } from '@playwright/test';
import { COMPILE_HINT } from '../../../scripts/lib/compileHint.ts';

const nameOf = (request: Request): string => `${request.method()} ${request.url()}`;

/** The live stream of changes, which never ends. */
const isStream = (request: Request): boolean => request.url().endsWith('/live');

/** Waits until the page has nothing to do except wait for answers. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { scheduler } = globalThis as unknown as {
      scheduler: { postTask: (task: () => void, options: object) => Promise<void> };
    };
    // Runs after everything that an answer started, and after what that started in turn. Idle
    // callbacks are not called while a style sheet is loading.
    for (let turn = 0; turn < 3; turn += 1)
      await scheduler.postTask(() => undefined, { priority: 'background' });
  });

/**
 * Lets a request be answered. Scripts lose the hint to compile them in the background, during which
 * the page would look as if it had nothing to do.
 */
async function release(route: Route): Promise<void> {
  if (!new URL(route.request().url()).pathname.endsWith('.js')) return route.continue();
  const response = await route.fetch();
  const script = await response.text();
  await route.fulfill({ response, body: script.replace(COMPILE_HINT, '') });
}

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
    for (const route of step) void release(route);
  });
}

/**
 * Opens a page in steps: it holds each request until the page cannot continue without an answer,
 * and then answers all of them. So the number of steps is the number of requests that wait for one
 * another, however slow the machine is.
 * @returns the requests of each step, until `isThere` says that the page shows its content
 */
export async function openInSteps(
  page: Page,
  address: string,
  isThere: () => Promise<boolean>,
): Promise<string[][]> {
  const held: Route[] = [];
  const steps: string[][] = [];
  // The previous page makes no more requests.
  await page.goto('about:blank');
  await page.route('**/*', async (route) => {
    const request = route.request();
    // The document alone is the first step: without it there is no page that could be idle.
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
  // This also releases the requests that are held.
  await page.unroute('**/*');
  return steps;
}
