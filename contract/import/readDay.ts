/** Countries where `03/04/2027` is the third of April for practically everybody. */
const DAY_FIRST =
  'AT AU BE BG CH CY CZ DE DK EE ES FI FR GB GR HR IE IS IT LU LV MT NL NO NZ PL PT RO SI SK'.split(
    ' ',
  );

const DAY_MONTH_YEAR = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;
const MONTHS = 12;

/**
 * `31/03/2027` as `2027-03-31`. What could be another day for another reader stays the text it is,
 * which is refused. So does `03/31/2027`, although it is clear: whoever wrote it also wrote dates such
 * as `03/04/2027` with the month first, and should notice before those are read the other way.
 * @param country whose way of writing dates decides about `03/04/2027`
 */
export function readDay(text: string, country: string): string {
  const [, day = '', mark = '', month = '', year = ''] = DAY_MONTH_YEAR.exec(text) ?? [];
  if (!year || Number(month) > MONTHS) return text;
  // Nobody writes the month first with dots.
  const isClear = Number(day) > MONTHS || Number(day) === Number(month) || mark === '.';
  if (!isClear && !DAY_FIRST.includes(country)) return text;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
