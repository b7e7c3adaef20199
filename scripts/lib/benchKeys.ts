import type { CDPSession, Locator, Page } from '@playwright/test';

/** Typed letter by letter: several places begin so, and each letter is answered anew. */
const TEXT = 'victoria';
/** Until a letter's answer is drawn, with time to spare. */
const PAUSE_MS = 400;

/** Processor time of the page's main thread so far, in milliseconds. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  if (!task) throw new Error('The browser does not count processor time');
  return task.value * 1000;
}

/**
 * Processor time of a letter in a field, in milliseconds, with what it draws until the next one. What the
 * page does by itself meanwhile is taken off. The clock would say how busy the machine is.
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
  // What came before is still being drawn.
  await page.waitForTimeout(5 * PAUSE_MS);
  const alone = await timeOf(() => Promise.resolve());
  const typed = await timeOf((letter) => page.keyboard.type(letter));
  await field.fill('');
  return (typed - alone) / TEXT.length;
}
