import { Box, Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

/** What one colour of a plot stands for. */
export interface PlotSeries {
  label: string;
  /** One for each time; null where there is nothing to show. */
  values: readonly (number | null)[];
  colour: 'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info';
}

interface TimePlotProps {
  /** Absent where a heading above says it. */
  title?: string;
  /** The sum of the plot in words, for those who do not see it, and beside its title. */
  summary: string;
  /** Stacked bars for what is counted, lines for what is measured. */
  kind: 'bars' | 'lines';
  times: readonly Date[];
  /** A time as the axis writes it, and as the tooltip does. */
  formatTime: (time: Date, isOnAxis: boolean) => string;
  formatValue: (value: number) => string;
  /** A value as the axis writes it, where there is not much room. */
  formatTick?: (value: number) => string;
  series: readonly PlotSeries[];
  height?: number;
  /** A time was pressed, by its position. What it leads to is also elsewhere, for the keyboard. */
  onChoose?: ((at: number) => void) | undefined;
}

/** A value without neighbours is no line, so it gets a mark. */
const standsAlone =
  (values: readonly (number | null)[]) =>
  ({ index }: { index: number }) =>
    (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;

/** Numbers over time. */
export function TimePlot({
  title,
  summary,
  kind,
  times,
  formatTime,
  formatValue,
  formatTick = formatValue,
  series,
  height = 200,
  onChoose,
}: TimePlotProps) {
  const { palette } = useTheme();
  const shown = series.map(({ label, values, colour }) => ({
    label,
    data: [...values],
    color: palette[colour].main,
    valueFormatter: (value: number | null) => (value === null ? '–' : formatValue(value)),
  }));
  const isEmpty = series.every(({ values }) => values.every((value) => !value));
  const common = {
    height,
    hideLegend: series.length < 2,
    // Half of the last day is written beside the plot.
    margin: { top: 8, right: 24, bottom: 0, left: 0 },
    grid: { horizontal: true },
    skipAnimation: true,
    // What it shows is in its caption for those who do not see it.
    disableKeyboardNavigation: true,
    ...(onChoose && {
      onAxisClick: (_event: unknown, pressed: { dataIndex: number } | null) =>
        pressed && onChoose(pressed.dataIndex),
    }),
    yAxis: [
      {
        width: 56,
        min: 0,
        // Without anything to show, zero stays at the bottom.
        ...(isEmpty && { max: 1 }),
        tickNumber: isEmpty ? 1 : 4,
        disableLine: true,
        disableTicks: true,
        valueFormatter: formatTick,
      },
    ],
    slotProps: { legend: { position: { vertical: 'bottom', horizontal: 'start' } } },
  } as const;
  const time = {
    data: [...times],
    height: 24,
    disableTicks: true,
    valueFormatter: (at: Date, { location }: { location: string }) =>
      formatTime(at, location === 'tick'),
  };
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        {title}
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ ml: title === undefined ? 0 : 1 }}
        >
          {summary}
        </Typography>
      </Typography>
      <Box aria-hidden sx={{ '& svg': { cursor: onChoose && 'pointer' } }}>
        {kind === 'bars' ? (
          <BarChart
            {...common}
            xAxis={[{ ...time, scaleType: 'band', categoryGapRatio: 0.25 }]}
            series={shown.map((one) => ({ ...one, stack: 'all' }))}
          />
        ) : (
          <LineChart
            {...common}
            xAxis={[{ ...time, scaleType: 'time' }]}
            series={shown.map((one) => ({
              ...one,
              showMark: standsAlone(one.data),
              curve: 'linear',
            }))}
          />
        )}
      </Box>
    </Box>
  );
}
