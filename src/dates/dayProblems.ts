import type { dayProblems } from '../../contract/booking/dayRange.ts';

export type DayProblems = ReturnType<typeof dayProblems>;

/** An order is wrong at once; what is missing or half typed only when somebody goes on. */
export const shownDayProblems = (problems: DayProblems, isTried: boolean): DayProblems =>
  isTried || problems.to === 'order' ? problems : {};
