import { useNavigate } from 'react-router-dom';
import { dateTimeFormat } from '../../../contract/core/keptFormats.ts';
import { RankPlot } from '../../charts/RankPlot.tsx';
import { TimePlot } from '../../charts/TimePlot.tsx';
import type { ReportTexts } from '../../i18n/reportTexts.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { Choices } from './choices.ts';
import type { ReportRow } from './rows.ts';
import { isSum, type MeasureText } from './useMeasureText.ts';

interface ReportPlotProps {
  choices: Choices;
  /** By time in its order, otherwise the greatest first. */
  rows: readonly ReportRow[];
  write: MeasureText;
  writeShort: MeasureText;
  title: string;
  summary: string;
  texts: ReportTexts;
}

/** More bars could not be told apart. */
const MOST_BARS = 12;
const HEIGHT = 260;

/** The measure over time, or of the values with the most of it. A press leads to the trips. */
export function ReportPlot({
  choices,
  rows,
  write,
  writeShort,
  title,
  summary,
  texts,
}: ReportPlotProps) {
  const navigate = useNavigate();
  const { locale } = useFormats();
  const { measure, by, grain, compare } = choices;
  const isCompared = compare !== 'none';
  const label = texts.measures[measure];
  const shown = by === 'time' ? rows : rows.slice(0, MOST_BARS);
  const values = shown.map(({ figures }) => figures[measure]);
  const before = shown.map((row) => row.before?.[measure] ?? null);
  const choose = (at: number) => {
    const row = shown[at];
    const to = row && (row.counted ?? row.trips);
    if (to) void navigate(to);
  };
  if (by !== 'time')
    return (
      <RankPlot
        names={shown.map(({ name }) => name)}
        values={values}
        before={isCompared ? { values: before, label: texts.compares[compare] } : undefined}
        label={label}
        formatValue={write}
        formatTick={writeShort}
        onChoose={choose}
      />
    );
  const onAxis = dateTimeFormat(
    locale,
    grain === 'month' ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' },
  );
  const names = new Map(rows.map(({ key, name }) => [new Date(`${key}T00:00`).getTime(), name]));
  return (
    <TimePlot
      title={title}
      summary={summary}
      // Bars are stacked, which what is compared is not.
      kind={isCompared || !isSum(measure) ? 'lines' : 'bars'}
      height={HEIGHT}
      times={rows.map(({ key }) => new Date(`${key}T00:00`))}
      formatTime={(time, isOnAxis) =>
        isOnAxis ? onAxis.format(time) : (names.get(time.getTime()) ?? onAxis.format(time))
      }
      formatValue={write}
      formatTick={writeShort}
      series={[
        { label, colour: 'primary', values },
        ...(isCompared
          ? [{ label: texts.compares[compare], colour: 'warning' as const, values: before }]
          : []),
      ]}
      onChoose={choose}
    />
  );
}
