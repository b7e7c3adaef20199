import { useNavigate } from 'react-router-dom';
import { numberFormat } from '../../../contract/core/keptFormats.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { TimePlot } from '../../charts/TimePlot.tsx';
import { useFormats } from '../../i18n/useFormats.ts';

/** The trips of a day or an hour, and the address of their list, where its filters can say which they are. */
export interface Bar {
  time: Date;
  trips: number;
  to?: string | null;
}

interface TripsPlotProps {
  /** What the bars stand for. */
  label: string;
  /** With `count` for all trips. */
  summary: string;
  bars: readonly Bar[];
  formatTime: (time: Date, isOnAxis: boolean) => string;
}

const HEIGHT = 180;

/** How many trips there were over time. */
export function TripsPlot({ label, summary, bars, formatTime }: TripsPlotProps) {
  const navigate = useNavigate();
  const { locale } = useFormats();
  const count = (value: number) => numberFormat(locale, {}).format(value);
  const all = bars.reduce((sum, { trips }) => sum + trips, 0);
  return (
    <TimePlot
      summary={fillIn(summary, { count: count(all) })}
      kind="bars"
      height={HEIGHT}
      times={bars.map(({ time }) => time)}
      formatTime={formatTime}
      formatValue={count}
      // Half a trip is no value.
      formatTick={(value) => (Number.isInteger(value) ? count(value) : '')}
      series={[{ label, colour: 'primary', values: bars.map(({ trips }) => trips) }]}
      onChoose={
        bars.some(({ to }) => to)
          ? (at) => {
              const to = bars[at]?.to;
              if (to) void navigate(to);
            }
          : undefined
      }
    />
  );
}
