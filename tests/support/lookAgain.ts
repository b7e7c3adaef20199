import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The function with which the testing library looks again for what a test waits for. It looks after
 * each change of the page and, for what is not in the page, every 50 ms as well.
 */
const LOOK = 'checkRealTimersCallback';
const USUAL_MS = 50;
/** A look reads the whole page, and nearly everything that tests wait for changes the page. */
const OURS_MS = 250;

const source = createRequire(import.meta.url).resolve('@testing-library/dom/dist/wait-for.js');
if (!readFileSync(source, 'utf8').includes(`setInterval(${LOOK}, interval)`))
  throw new Error('The testing library looks again elsewhere now: bring tests/support up to date');

const { setInterval } = globalThis;
globalThis.setInterval = ((look: () => void, ms?: number, ...rest: unknown[]) =>
  setInterval(
    look,
    look.name === LOOK && ms === USUAL_MS ? OURS_MS : ms,
    ...rest,
  )) as typeof setInterval;
