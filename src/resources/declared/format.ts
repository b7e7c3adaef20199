export {
  formatDateTime,
  formatDistance,
  formatLocale,
  formatMoney,
} from '../../../contract/core/format.ts';
import { zoneName } from '../../../contract/core/format.ts';
import { dateTimeFormat } from '../../../contract/core/keptFormats.ts';

const wallClock = (at: Date, timeZone?: string): string =>
  dateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(at);

/**
 * The short name of a zone at an instant (`AEDT`, `GMT+11`), or null where the browser's own clock
 * shows the same time, so that it does not have to be shown.
 */
export function zoneNote(
  value: string,
  timeZone: string,
  locale: string,
  browserZone?: string,
): string | null {
  const at = new Date(value);
  if (wallClock(at, timeZone) === wallClock(at, browserZone)) return null;
  return zoneName(value, timeZone, locale);
}
