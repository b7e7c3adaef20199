import type { BookingStatus } from '../../../contract/booking/status.ts';
import { NO_FIGURES, type Figures, type TripFigures } from '../../../contract/figures/calls.ts';
import type { Measure } from '../../../contract/figures/figures.ts';
import { daysWithin, startsIn, type Days } from '../../../contract/figures/reportPeriod.ts';
import type { Choices } from './choices.ts';
import { tripsAddress, type TripsOf } from './tripsAddress.ts';

export interface ReportRow {
  key: string;
  name: string;
  figures: Figures;
  /** Null where nothing is compared, or it is not known. */
  before: Figures | null;
  /** Of the list of its trips; null where no filter of the list says which they are. */
  trips: string | null;
  /** Of the trips that its value counts. */
  counted: string | null;
}

interface RowsOf {
  choices: Choices;
  answer: TripFigures;
  /** What it is compared with. */
  earlier: { days: Days; answer: TripFigures } | null;
  place: Pick<TripsOf, 'timeZone' | 'accountId' | 'isManager'>;
  nameOfValue: (value: string, label: string | null) => string;
  nameOfStart: (start: string) => string;
}

/** The change of a measure as a part of what it was; null where that says nothing. */
export function changeOf(
  measure: Measure,
  { figures, before }: Pick<ReportRow, 'figures' | 'before'>,
) {
  const [now, then] = [figures[measure], before?.[measure] ?? null];
  // A share of a share would be taken for the difference of both.
  return measure === 'onTimeShare' || now === null || !then ? null : (now - then) / then;
}

/** The rows of a report, as the table and the plot show them. */
export function rowsOf(of: RowsOf): ReportRow[] {
  const { choices, answer, earlier, place } = of;
  const { by, field, days, grain, measure } = choices;
  const links = (value: string | null, within: Days) => {
    const row: TripsOf = { ...place, by, field, value, days: within };
    const trips = tripsAddress(row);
    const status: BookingStatus[] = ['NOSHOW'];
    return {
      trips,
      counted:
        measure === 'trips' ? trips : measure === 'noShows' ? tripsAddress(row, status) : null,
    };
  };
  if (by === 'time') {
    const at = (from: TripFigures | undefined, start: string | undefined) =>
      from?.rows.find((row) => row.start === start)?.figures ?? NO_FIGURES;
    const startsBefore = earlier && startsIn(earlier.days, grain);
    return startsIn(days, grain).map((start, n) => ({
      key: start,
      name: of.nameOfStart(start),
      figures: at(answer, start),
      before: startsBefore?.[n] ? at(earlier?.answer, startsBefore[n]) : null,
      ...links(null, daysWithin(start, grain, days)),
    }));
  }
  const before = earlier && new Map(earlier.answer.rows.map((row) => [row.value, row.figures]));
  const isCut = earlier !== null && (earlier.answer.values ?? 0) > earlier.answer.rows.length;
  return answer.rows.map(({ value, label, figures }) => ({
    key: value ?? '',
    name: of.nameOfValue(value ?? '', label),
    figures,
    before: before && (before.get(value) ?? (isCut ? null : NO_FIGURES)),
    ...links(value, days),
  }));
}

/** The rows in the chosen order; those without a value come last. */
export function sorted(
  rows: readonly ReportRow[],
  { sort, order, measure, by }: Pick<Choices, 'sort' | 'order' | 'measure' | 'by'>,
  collator: Intl.Collator,
): ReportRow[] {
  const sign = order === 'desc' ? -1 : 1;
  if (sort === 'name') {
    const nameOf = ({ key, name }: ReportRow) => (by === 'time' ? key : name);
    return rows.toSorted((one, other) => sign * collator.compare(nameOf(one), nameOf(other)));
  }
  const valueOf = (row: ReportRow): number | null =>
    sort === 'change'
      ? changeOf(measure, row)
      : sort === 'before'
        ? (row.before?.[measure] ?? null)
        : row.figures[sort === 'trips' ? 'trips' : measure];
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
}
