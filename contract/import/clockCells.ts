import { foldText } from '../core/words.ts';

/** Words before a time, and between its hour and minutes, in the languages of the console. */
const BEFORE = /^(?:at|um|kl|klo|kello|a las?|a|as|alle|ore|om|de)\.?\s+/;
const CLOCK =
  /^(\d{1,2})(?:\s?(?::|\.|h|u|uhr|ora|oras?|horas?|heures?|ore|klo)\s?(?:(\d{2})(?:\s?(?:min|perc|m))?(?::\d{2})?)?)?\s?(?:uhr|h|u|uur|hrs?|ora(?:kor)?)?\s?(?:([ap])\.?\s?m\.?|(de|du|ap|ip))?$/;
/** A workbook's time of day without a date: on the first day of its calendar. */
const ON_DAY_ZERO = /^18\d\d-\d\d-\d\dt(\d\d:\d\d):\d\dz?$/;
/** A workbook's time of day as a part of the day. Two decimals would be minutes: `0.30`. */
const PART_OF_DAY = /^0[.,](?:\d{3,}|5)$/;
const DAY_MINUTES = 24 * 60;

const two = (value: number) => String(value).padStart(2, '0');
const timeOf = (hour: number, minute: number): string | null =>
  hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : null;

/**
 * Reads a time of day as people and spreadsheets write it.
 * @returns `HH:mm`; null for a text that is no time
 * @example readClock('8.30 Uhr') // '08:30'
 * @example readClock('2:30 pm') // '14:30'
 */
export function readClock(cell: string): string | null {
  const text = foldText(cell.replaceAll(/\s+/g, ' ').trim());
  const onDayZero = ON_DAY_ZERO.exec(text)?.[1];
  if (onDayZero) return onDayZero;
  if (PART_OF_DAY.test(text)) {
    const minutes = Math.round(Number(text.replace(',', '.')) * DAY_MINUTES) % DAY_MINUTES;
    return timeOf(Math.floor(minutes / 60), minutes % 60);
  }
  const bare = text.replace(BEFORE, '');
  const [, hours, rest] = /^(\d{1,2})(\d{2})(?:\s?(?:h|hrs|uhr))?$/.exec(bare) ?? [];
  if (hours && rest) return timeOf(Number(hours), Number(rest));
  const [found, hourText, minuteText = '0', half, magyar] = CLOCK.exec(bare) ?? [];
  if (found === undefined) return null;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  const afternoon = half ? half === 'p' : magyar === 'du' || magyar === 'ip';
  if (!half && !magyar) return timeOf(hour, minute);
  return hour >= 1 && hour <= 12 ? timeOf((hour % 12) + (afternoon ? 12 : 0), minute) : null;
}
