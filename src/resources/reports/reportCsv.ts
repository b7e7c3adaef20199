import { majorText } from '../../../contract/core/format.ts';
import { type DistanceUnit, inUnit } from '../../../contract/core/distance.ts';
import { MEASURES, type Measure } from '../../../contract/figures/figures.ts';
import { inertCell } from '../../../contract/reports/csvCell.ts';
import type { CsvFormat } from '../../../contract/reports/csvFormat.ts';
import { csvText } from '../../downloads/csvText.ts';
import type { ReportRow } from './rows.ts';
import { isMoney } from './useMeasureText.ts';

interface CsvOf {
  rows: readonly ReportRow[];
  /** The heading of the first column, and of each measure. */
  heading: string;
  measureNames: Readonly<Record<Measure, string>>;
  currency: string | null;
  distanceUnit: DistanceUnit;
  format: CsvFormat;
}

/** The rows of a report with every measure. Times are in minutes, shares in percent. */
export function reportCsv(of: CsvOf): string {
  const { rows, currency, distanceUnit, format } = of;
  const unitOf = (measure: Measure) => {
    if (isMoney(measure)) return currency;
    if (measure === 'distanceMeters') return distanceUnit;
    return measure === 'onTimeShare' ? '%' : measure === 'leadMinutes' ? 'min' : null;
  };
  const headingOf = (measure: Measure) => {
    const unit = unitOf(measure);
    return of.measureNames[measure] + (unit ? ` (${unit})` : '');
  };
  const plain = (measure: Measure, value: number): string => {
    if (isMoney(measure)) return currency ? majorText(value, currency) : '';
    if (measure === 'distanceMeters') return String(inUnit(value, distanceUnit));
    return measure === 'onTimeShare' ? (value * 100).toFixed(2) : String(value);
  };
  const cell = (measure: Measure, value: number | null) => {
    const text = value === null ? '' : plain(measure, value);
    return format === 'comma' ? text : text.replace('.', ',');
  };
  return csvText(
    [
      [of.heading, ...MEASURES.map(headingOf)],
      ...rows.map(({ name, figures }) => [
        inertCell(name),
        ...MEASURES.map((measure) => cell(measure, figures[measure])),
      ]),
    ],
    format,
  );
}
