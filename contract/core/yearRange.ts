/** Years that an instant may lie in: PostgreSQL knows no year 0, and nobody books in the year 9999. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** For dates and times written with their year first. */
export const isYearInRange = (value: string): boolean => {
  const year = Number(value.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};
