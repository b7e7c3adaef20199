import { useMemo, useSyncExternalStore } from 'react';
import {
  dayHeading,
  shortCalendarDay,
  shortDay,
  shortMoment,
} from '../../contract/core/shortDates.ts';
import { useFormats } from '../i18n/useFormats.ts';

const CHECK_MS = 60_000;
/** Midnight comes at a quarter of an hour everywhere, in whichever zone a date is shown. */
const QUARTER_MS = 15 * 60_000;

const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** All dates of a page share one timer. */
function subscribe(reader: () => void): () => void {
  readers.add(reader);
  timer ??= setInterval(() => readers.forEach((one) => one()), CHECK_MS);
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const quarter = () => Math.floor(Date.now() / QUARTER_MS);

/**
 * Dates as tables write them, such as `Today 13:18`, drawn again when another day begins. Instants
 * are in ISO 8601, in the browser's zone unless another is given.
 */
export function useShortDates() {
  const { locale } = useFormats();
  const since = useSyncExternalStore(subscribe, quarter);
  return useMemo(() => {
    const reading = (timeZone?: string) => ({
      locale,
      now: new Date(since * QUARTER_MS),
      timeZone,
    });
    return {
      day: (instant: string, timeZone?: string) => shortDay(instant, reading(timeZone)),
      moment: (instant: string, timeZone?: string) => shortMoment(instant, reading(timeZone)),
      heading: (instant: string, timeZone?: string) => dayHeading(instant, reading(timeZone)),
      calendarDay: (day: string) => shortCalendarDay(day, reading()),
    };
  }, [locale, since]);
}
