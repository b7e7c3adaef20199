import type { dayProblems } from '../../contract/booking/dayRange.ts';

export type DayProblems = ReturnType<typeof dayProblems>;

/** A wrong order is shown immediately; missing or half-typed days only when the user goes on. */
export const shownDayProblems = (problems: DayProblems, isTried: boolean): DayProblems =>
  isTried || problems.to === 'order' ? problems : {};
