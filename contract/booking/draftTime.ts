import type { BookingDraft } from './draft.ts';
import { dateOf, timeOf } from './schedule.ts';
import { ASAP_TEXT, maskClock, maskTime, readTime } from './timeField.ts';

/** The date and time of a trip as soon as possible. */
export const ASAP = { date: null, time: ASAP_TEXT } as const;

/**
 * Reads the time field when it is left: N becomes 0N:00; a text that cannot be read stays for the
 * error. `local` is the present time at the pickup.
 */
export function readTimeField(draft: BookingDraft, local: string): BookingDraft {
  const typed = readTime(draft.time);
  if (typed.kind === 'asap') return draft;
  if (typed.kind !== 'time') return { ...draft, date: draft.date ?? dateOf(local) };
  return { ...draft, date: draft.date ?? dateOf(local), time: typed.time };
}

/**
 * The text of the time field changed. As soon as possible means today: another date stays as it was
 * chosen, and the user resolves the contradiction.
 */
export function typeTime(
  draft: BookingDraft,
  { text, local, mustHaveTime = false }: { text: string; local: string; mustHaveTime?: boolean },
): BookingDraft {
  const time = mustHaveTime ? maskClock(text) : maskTime(text);
  if (time !== ASAP_TEXT) return { ...draft, time, date: draft.date ?? dateOf(local) };
  return { ...draft, time, date: draft.date === dateOf(local) ? null : draft.date };
}

/**
 * A date was chosen or is being typed. A complete one proposes a time where none was chosen yet,
 * except when it is before the proposal's date: such dates occur while others are typed (02 on the
 * way to 25), and today has no time left just before midnight.
 */
export function chooseDate(
  draft: BookingDraft,
  { date, local }: { date: string; local: string },
): BookingDraft {
  const proposes = draft.time === ASAP_TEXT && date >= dateOf(local);
  return { ...draft, date, time: proposes ? timeOf(local) : draft.time };
}
