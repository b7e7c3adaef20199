import type { CDPSession, Page } from '@playwright/test';
import { throttled } from './benchPages.ts';

/** A row of a list, in every version of the console and in the floor. */
export const ROW = 'tbody tr[data-row]';
/** The button of the welcome page. */
const SIGN_IN = '.start-button';
/** The first field of a form in a dialog. */
const FORM = '[role=dialog] input:not([type=checkbox])';

/** What a press brings: other rows, or a form. */
type Outcome = 'rows' | 'form';

interface Watch {
  /** When the page had painted its content, in milliseconds since it was opened. */
  opened: Promise<number>;
  /** For how long its tasks blocked a press until then, in milliseconds. */
  blocked: number;
  /** Waits for the next press. */
  expect: (outcome: Outcome) => void;
  /** The time from that press until its outcome was painted, in milliseconds. */
  pressed: Promise<number>;
}

declare global {
  var benchWatch: Watch;
}

/**
 * Makes every document of a page note when it has painted its content, and what a press takes. This
 * is measured in the page, because whoever looks at it from outside has to wait for the page's own
 * work, too.
 */
export const watchPage = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ({ content, row, form }) => {
      /** A task up to this long does not count as blocking. */
      const unnoticed = 50;
      /** How long a press may take before something is wrong, in milliseconds. */
      const patience = 30_000;
      /** Resolves after the frame in which the condition holds. */
      const painted = (holds: () => boolean): Promise<number> =>
        new Promise((resolve) => {
          const look = (): boolean => {
            if (!holds()) return false;
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', () => resolve(performance.now()));
              port1.start();
              port2.postMessage(null);
            });
            return true;
          };
          if (look()) return;
          const changes = new MutationObserver(() => {
            if (look()) changes.disconnect();
          });
          changes.observe(document, { childList: true, subtree: true, characterData: true });
        });
      let opened = Number.POSITIVE_INFINITY;
      const watch: Watch = {
        opened: painted(() => document.querySelector(content) !== null).then((at) => (opened = at)),
        blocked: 0,
        pressed: Promise.resolve(Number.NaN),
        expect: (outcome) => {
          // Not its text: trips can look the same.
          const first = () => document.querySelector(row)?.getAttribute('data-row');
          const before = first();
          const press = new Promise<number>((resolve) =>
            addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), {
              capture: true,
              once: true,
            }),
          );
          const shown = painted(
            outcome === 'form'
              ? () => document.querySelector(form) !== null
              : () => first() !== undefined && first() !== before,
          );
          const missed = new Promise<never>((_resolve, reject) => {
            setTimeout(() => reject(new Error(`A press brought no ${outcome}`)), patience);
          });
          const time = Promise.all([shown, press]).then(([until, from]) => until - from);
          watch.pressed = Promise.race([time, missed]);
        },
      };
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          if (startTime < opened) watch.blocked += duration - unnoticed;
      }).observe({ type: 'longtask', buffered: true });
      globalThis.benchWatch = watch;
    },
    { content: `${ROW}, ${SIGN_IN}`, row: ROW, form: FORM },
  );

/** Evaluates an expression in the page as it is, without the helpers of Playwright. */
async function evaluated(session: CDPSession, expression: string): Promise<number> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
  return Number(result.value);
}

/**
 * Opens an address in the conditions of the measurement.
 * @returns the time until its content is painted, and for how long it blocked a press
 */
export async function openingTime(
  session: CDPSession,
  address: string,
): Promise<{ opened: number; blocked: number }> {
  // Leaving the page before takes time, too.
  await session.send('Page.navigate', { url: 'about:blank' });
  return throttled(session, async () => {
    await session.send('Page.navigate', { url: address });
    const opened = await evaluated(session, 'benchWatch.opened');
    return { opened, blocked: await evaluated(session, 'benchWatch.blocked') };
  });
}

/** How long the pointer rests on something before it is pressed, as a hand's does. */
const REST_MS = 150;

/** The time from a press of what matches the selector until its outcome is painted. */
export async function pressTime(
  page: Page,
  session: CDPSession,
  selector: string,
  outcome: Outcome,
): Promise<number> {
  const target = page.locator(selector);
  return throttled(session, async () => {
    await target.hover();
    await page.waitForTimeout(REST_MS);
    await evaluated(session, `benchWatch.expect('${outcome}')`);
    await target.click();
    return evaluated(session, 'benchWatch.pressed');
  });
}
