import type { Locator, Page } from '@playwright/test';
import type { TextPattern } from './texts.ts';

type Role = Parameters<Page['getByRole']>[0];

/** A browser page on which screens are set up, in any language. */
export interface Stage {
  page: Page;
  /** Whether the page is as narrow as a phone. */
  isPhone: boolean;
  /** Loads a page of the console afresh, with nothing typed in it. */
  open(path: string): Promise<void>;
  /** The first control of this role whose name is a text of the console. */
  find(role: Role, key: string): Locator;
  press(role: Role, key: string): Promise<void>;
  /** Types into a search field and chooses the first matching option. */
  choose(field: Locator, text: string, option: RegExp): Promise<void>;
  /** Until another page is opened, answers matching calls with this; null means no answer. */
  answer(address: string, answer: { status: number; body?: string } | null): Promise<void>;
}

/** One screen of the product. */
export interface Screen {
  name: string;
  /** Sets up the screen. If it opens no page, it continues from the screen before it. */
  show(stage: Stage): Promise<unknown>;
  /** The picture is taken while something is still loading. */
  isWaiting?: boolean;
  /** A page that only reads its colours when it is loaded. */
  isLoadedAnew?: boolean;
}

export function stageOn(page: Page, origin: string, say: TextPattern, isPhone: boolean): Stage {
  const find: Stage['find'] = (role, key) => page.getByRole(role, { name: say(key) }).first();
  return {
    page,
    isPhone,
    find,
    async open(path) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.route(/tile\.openstreetmap\.org/, (route) => route.abort());
      await page.evaluate(() => {
        for (const key of Object.keys(sessionStorage))
          if (!key.startsWith('oidc.')) sessionStorage.removeItem(key);
      });
      await page.goto(origin + path);
      await settled(page);
    },
    press: (role, key) => find(role, key).click(),
    async choose(field, text, option) {
      await field.fill(text);
      await page.getByRole('option', { name: option }).first().click();
    },
    async answer(address, answer) {
      await page.route(address, (route) =>
        answer === null
          ? undefined
          : route.fulfill({
              contentType: 'application/json',
              headers: { 'x-total-count': '0' },
              body: '[]',
              ...answer,
            }),
      );
    },
  };
}

/** How long nothing may change before a page counts as drawn. */
const STILL_MS = 350;
/** A live list never stops changing. */
const AT_MOST_MS = 4000;

/** Waits until nothing is loading any more and nothing moves. */
export async function settled(page: Page, options: { isWaiting?: boolean } = {}): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => document.querySelector('h1, h2, [role=heading], main, form'));
  await page.evaluate(
    async ({ still, atMost, isWaiting }) => {
      const awaited =
        '[role=progressbar]:not([aria-valuenow]), .MuiSkeleton-root, .grey-bar, [aria-busy=true]';
      const isMoving = () =>
        document.getAnimations().some((one) => one instanceof CSSTransition) ||
        (!isWaiting && document.querySelector(awaited) !== null);
      await document.fonts.ready;
      await new Promise<void>((resolve) => {
        let timer = 0;
        const wait = () => {
          clearTimeout(timer);
          timer = window.setTimeout(() => (isMoving() ? wait() : resolve()), still);
        };
        const options = { subtree: true, childList: true, attributes: true, characterData: true };
        new MutationObserver(wait).observe(document, options);
        window.setTimeout(resolve, atMost);
        wait();
      });
    },
    { still: STILL_MS, atMost: AT_MOST_MS, isWaiting: options.isWaiting ?? false },
  );
}
