import dayjs, { type Dayjs } from 'dayjs';

/** A picker's value that keeps what has been typed so far. */
export const HALF_TYPED = dayjs('');

/** While it is typed, a year passes through 0002, 0020 and 0202, in which nobody travels. */
const FIRST_WHOLE_YEAR = 1000;

/** The day in a picker's field, such as `2026-11-20`; empty while it is incomplete. */
export const typedDay = (date: Dayjs | null): string =>
  date?.isValid() && date.year() >= FIRST_WHOLE_YEAR ? date.format('YYYY-MM-DD') : '';
