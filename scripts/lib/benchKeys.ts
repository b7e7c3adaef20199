import type { CDPSession, Locator, Page } from '@playwright/test';

/** Typed letter by letter: several places start like this, and each letter gets a new answer. */
const TEXT = 'victoria';
/** Enough time for a letter's answer to be drawn. */
const PAUSE_MS = 400;

/** Processor time of the page's main thread so far, in milliseconds. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  if (!task) throw new Error('The browser does not count processor time');
  return task.value * 1000;
}

/**
 * The processor time of a letter in a field, in milliseconds, including what it draws until the
 * next one. The page's own work in that time is subtracted. The elapsed time would depend on how
 * busy the machine is.
 */
export async function letterTime(page: Page, session: CDPSession, field: Locator): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await field.click();
  const timeOf = async (act: (letter: string) => Promise<void>): Promise<number> => {
    const before = await taskTime(session);
    for (const letter of TEXT) {
      await act(letter);
      await page.waitForTimeout(PAUSE_MS);
    }
    return (await taskTime(session)) - before;
  };
  // Earlier changes are still being drawn.
  await page.waitForTimeout(5 * PAUSE_MS);
  const alone = await timeOf(() => Promise.resolve());
  const typed = await timeOf((letter) => page.keyboard.type(letter));
  await field.fill('');
  return (typed - alone) / TEXT.length;
}
