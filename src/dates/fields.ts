import { lazyPart } from '../loading/lazyPart.tsx';

/** First and last day. The calendar's code is large, so it is loaded after the form around it. */
export const DayFields = lazyPart(async () => (await import('./DayFields.tsx')).DayFields);
