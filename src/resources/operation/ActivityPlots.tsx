import { Box, Card } from '@mui/material';
import type { Activity } from '../../../contract/operation/calls.ts';
import { dateTimeFormat, numberFormat } from '../../../contract/core/keptFormats.ts';
import { TimePlot } from '../../charts/TimePlot.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import type { OperationTexts } from '../../i18n/operationTexts.ts';
import { latencyText } from './amounts.ts';

interface ActivityPlotsProps {
  activity: Activity;
  texts: OperationTexts['plots'];
}

const HOUR_SECONDS = 3600;

/** The channel's calls, how long they took, and its background jobs, over time. */
export function ActivityPlots({ activity: { points, stepSeconds }, texts }: ActivityPlotsProps) {
  const { locale } = useFormats();
  const times = points.map(({ at }) => new Date(at));
  const isWeek = stepSeconds > HOUR_SECONDS;
  const onAxis = dateTimeFormat(
    locale,
    isWeek ? { weekday: 'short', day: 'numeric' } : { hour: '2-digit', minute: '2-digit' },
  );
  const whole = dateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const formatTime = (time: Date, isOnAxis: boolean) => (isOnAxis ? onAxis : whole).format(time);
  const amount = numberFormat(locale, {});
  const formatAmount = (value: number) => amount.format(value);
  const sum = (of: (point: Activity['points'][number]) => number) =>
    points.reduce((total, point) => total + of(point), 0);
  const parts = (named: readonly (readonly [string, number])[]) => {
    const some = named.filter(([, count]) => count > 0);
    return some.length === 0
      ? texts.none
      : some.map(([label, count]) => `${label}: ${formatAmount(count)}`).join(' · ');
  };
  const worst = points.reduce<number | null>(
    (most, { slowMs }) => (slowMs !== null && slowMs > (most ?? -1) ? slowMs : most),
    null,
  );
  const common = { times, formatTime };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <Card variant="outlined" sx={{ p: 2 }}>
        <TimePlot
          {...common}
          kind="bars"
          title={texts.calls}
          summary={parts([
            [texts.answered, sum((point) => point.answered)],
            [texts.refused, sum((point) => point.refused)],
            [texts.failed, sum((point) => point.failed)],
          ])}
          formatValue={formatAmount}
          series={[
            { label: texts.answered, colour: 'success', values: points.map((p) => p.answered) },
            { label: texts.refused, colour: 'warning', values: points.map((p) => p.refused) },
            { label: texts.failed, colour: 'error', values: points.map((p) => p.failed) },
          ]}
        />
      </Card>
      <Card variant="outlined" sx={{ p: 2 }}>
        <TimePlot
          {...common}
          kind="lines"
          title={texts.latency}
          summary={worst === null ? texts.none : `≤ ${latencyText(worst, locale)}`}
          formatValue={(ms) => latencyText(ms, locale)}
          series={[
            { label: texts.median, colour: 'success', values: points.map((p) => p.medianMs) },
            { label: texts.slow, colour: 'warning', values: points.map((p) => p.slowMs) },
          ]}
        />
      </Card>
      <Card variant="outlined" sx={{ p: 2 }}>
        <TimePlot
          {...common}
          kind="bars"
          title={texts.jobs}
          summary={parts([
            [texts.done, sum((point) => point.jobsDone)],
            [texts.retried, sum((point) => point.jobsFailed)],
            [texts.givenUp, sum((point) => point.jobsGivenUp)],
          ])}
          formatValue={formatAmount}
          series={[
            { label: texts.done, colour: 'success', values: points.map((p) => p.jobsDone) },
            { label: texts.retried, colour: 'warning', values: points.map((p) => p.jobsFailed) },
            { label: texts.givenUp, colour: 'error', values: points.map((p) => p.jobsGivenUp) },
          ]}
        />
      </Card>
    </Box>
  );
}
