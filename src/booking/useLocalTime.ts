import { instantOf } from '../../contract/booking/schedule.ts';
import { zoneNote } from '../resources/declared/format.ts';
import { useFormats } from '../i18n/useFormats.ts';

/**
 * Writes a pickup's local time, with its zone where the browser's clock shows another time, or the
 * time comes twice. `from` is the earliest instant that it can mean: now for a new trip, and the
 * pickup itself for one that is booked.
 * @example write('2026-11-25T14:30:00', 'Australia/Sydney', now) // '25 Nov 2026, 14:30 (AEDT)'
 */
export function useLocalTime(): (local: string, zone: string, from: Date) => string {
  const { dateTime, locale } = useFormats();
  return (local, zone, from) => {
    const instant = instantOf(local, zone, from);
    const note = instant && zoneNote(instant.toISOString(), zone, locale);
    // Formatting a local time as UTC leaves it unchanged.
    const written = dateTime(`${local}Z`, 'UTC');
    return note ? `${written} (${note})` : written;
  };
}
