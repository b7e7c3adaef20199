export {
  formatDateTime,
  formatDistance,
  formatLocale,
  formatMoney,
} from '../../../contract/core/format.ts';
import { comesTwice, wallClock, zoneName } from '../../../contract/core/format.ts';

/**
 * The short name of a zone at an instant (`AEDT`, `GMT+11`), or null where it does not have to be
 * shown: where the browser's own clock shows the same time, and shows it only once.
 */
export function zoneNote(
  value: string,
  timeZone: string,
  locale: string,
  browserZone?: string,
): string | null {
  const at = new Date(value);
  const isSame = wallClock(at, timeZone) === wallClock(at, browserZone);
  if (isSame && !comesTwice(value, timeZone)) return null;
  return zoneName(value, timeZone, locale);
}
