import { relativeTimeFormat } from '../../../../contract/core/keptFormats.ts';

const MINUTE_MS = 60_000;
/** Seconds are shown in steps, so that a text is not rewritten every second. */
const STEP_SECONDS = 5;

/**
 * How long ago something was, in words: "40 seconds ago", "il y a 3 minutes".
 * @returns null for less than half a minute
 */
export function ago(milliseconds: number, locale: string): string | null {
  if (milliseconds < MINUTE_MS / 2) return null;
  const words = relativeTimeFormat(locale, {});
  if (milliseconds < MINUTE_MS) {
    const steps = Math.floor(milliseconds / 1000 / STEP_SECONDS);
    return words.format(-steps * STEP_SECONDS, 'second');
  }
  return words.format(-Math.floor(milliseconds / MINUTE_MS), 'minute');
}
