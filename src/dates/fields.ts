import { later } from '../later/later.tsx';

/** First and last day. The calendar is long, and what it stands in is there before. */
export const DayFields = later(async () => (await import('./DayFields.tsx')).DayFields);
