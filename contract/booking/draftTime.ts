import type { BookingDraft } from './draft.ts';
import { dateOf, timeOf } from './schedule.ts';
import { ASAP_TEXT, maskClock, maskTime, readTime } from './timeField.ts';

/** When a trip is picked up that is to be as soon as possible. */
export const ASAP = { date: null, time: ASAP_TEXT } as const;

/** The time field was left, `local` being the present time at the pickup: N becomes 0N:00; what cannot be read stays for the error. */
export function readTimeField(draft: BookingDraft, local: string): BookingDraft {
  const typed = readTime(draft.time);
  if (typed.kind === 'asap') return draft;
  if (typed.kind !== 'time') return { ...draft, date: draft.date ?? dateOf(local) };
  return { ...draft, date: draft.date ?? dateOf(local), time: typed.time };
}

/**
 * The text of the time field changed. As soon as possible is today: with another date the date stays
 * as it was chosen, and the two are an error that the user resolves.
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
 * A date was chosen, or is being typed: a whole one proposes a time where none was chosen yet. Dates
 * before the proposal's are passed through while others are typed (02 on the way to 25), and tonight
 * just before midnight no time is left to propose.
 */
export function chooseDate(
  draft: BookingDraft,
  { date, local }: { date: string; local: string },
): BookingDraft {
  const proposes = draft.time === ASAP_TEXT && date >= dateOf(local);
  return { ...draft, date, time: proposes ? timeOf(local) : draft.time };
}
