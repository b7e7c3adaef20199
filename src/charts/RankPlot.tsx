import { Box, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';

interface RankPlotProps {
  names: readonly string[];
  values: readonly (number | null)[];
  /** Those that they are compared with, and what both are. */
  before?: { values: readonly (number | null)[]; label: string } | undefined;
  label: string;
  formatValue: (value: number) => string;
  /** A value as the axis writes it, where there is not much room. */
  formatTick: (value: number) => string;
  /** A bar was pressed, by its position. What it leads to is also elsewhere, for the keyboard. */
  onChoose: (at: number) => void;
}

const BAR = 30;

/** A bar for each name, the first at the top. A table has to say the same to screen readers. */
export function RankPlot(props: RankPlotProps) {
  const { names, values, before, label, formatValue, formatTick, onChoose } = props;
  const { palette } = useTheme();
  const written = (value: number | null) => (value === null ? '–' : formatValue(value));
  return (
    <Box aria-hidden sx={{ '& svg': { cursor: 'pointer' } }}>
      <BarChart
        layout="horizontal"
        height={names.length * BAR * (before ? 1.5 : 1) + 40}
        hideLegend={!before}
        margin={{ top: 0, right: 24, bottom: 0, left: 0 }}
        grid={{ vertical: true }}
        skipAnimation
        disableKeyboardNavigation
        onAxisClick={(_event, pressed) => pressed && onChoose(pressed.dataIndex)}
        yAxis={[
          // Two values may have the same name, so a band is a position.
          {
            data: names.map((_, at) => at),
            scaleType: 'band',
            width: 150,
            disableLine: true,
            disableTicks: true,
            categoryGapRatio: 0.3,
            valueFormatter: (at: number) => names[at] ?? '',
          },
        ]}
        xAxis={[
          {
            min: 0,
            height: 24,
            tickNumber: 4,
            disableLine: true,
            disableTicks: true,
            valueFormatter: formatTick,
          },
        ]}
        slotProps={{ legend: { position: { vertical: 'bottom', horizontal: 'start' } } }}
        series={[
          { label, data: [...values], color: palette.primary.main, valueFormatter: written },
          ...(before
            ? [
                {
                  label: before.label,
                  data: [...before.values],
                  color: palette.text.disabled,
                  valueFormatter: written,
                },
              ]
            : []),
        ]}
      />
    </Box>
  );
}
