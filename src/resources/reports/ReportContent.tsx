import { Box, Card, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import type { TripFigures } from '../../../contract/figures/calls.ts';
import type { ReportTexts } from '../../i18n/reportTexts.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../admin/list/ListStates.tsx';
import type { Choices } from './choices.ts';
import { HoursTable } from './HoursTable.tsx';
import { ReportTable } from './ReportTable.tsx';
import { changeOf, type ReportRow, sorted } from './rows.ts';
import { useChangeText, useMeasureText, useShortMeasureText } from './useMeasureText.ts';
import type { ChangeChoices } from './useReport.ts';

const ReportPlot = lazy(async () => ({
  default: (await import('./ReportPlot.tsx')).ReportPlot,
}));

const PLOT_HEIGHT = 300;

interface ReportContentProps {
  choices: Choices;
  change: ChangeChoices;
  texts: ReportTexts;
  answer: TripFigures;
  earlier: TripFigures | null;
  hours: TripFigures | undefined;
  rows: readonly ReportRow[];
}

/** The measure in all, its plot, the table behind it, and the hours of the week. */
export function ReportContent(props: ReportContentProps) {
  const { choices, change, texts, answer, earlier, hours, rows } = props;
  const { measure, by, compare } = choices;
  const { locale } = useFormats();
  const write = useMeasureText(measure, answer.currency);
  const writeShort = useShortMeasureText(measure, answer.currency);
  const changeText = useChangeText();
  if (answer.total.trips === 0)
    return (
      <Card variant="outlined">
        <Notice title={texts.empty} text={texts.emptyHint} />
      </Card>
    );
  const title = texts.measures[measure];
  const changed = earlier && changeOf(measure, { figures: answer.total, before: earlier.total });
  const summary = [
    write(answer.total[measure]),
    ...(compare !== 'none' && earlier
      ? [
          `${texts.compares[compare]}: ${write(earlier.total[measure])}` +
            (changed === null ? '' : ` (${changeText(changed)})`),
        ]
      : []),
  ].join(' · ');
  const collator = new Intl.Collator(locale, { numeric: true });
  const isCut = answer.values !== null && answer.values > answer.rows.length;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card variant="outlined" sx={{ p: 2 }}>
        {by !== 'time' && (
          <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
            {title}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
              {summary}
            </Typography>
          </Typography>
        )}
        <Suspense fallback={<Box sx={{ minHeight: PLOT_HEIGHT }} />}>
          <ReportPlot {...{ choices, rows, write, writeShort, title, summary, texts }} />
        </Suspense>
      </Card>
      <ReportTable
        title={title}
        choices={choices}
        rows={sorted(rows, choices, collator)}
        texts={texts}
        write={write}
        onSort={(sort, order) => change({ sort, order })}
        note={
          isCut ? fillIn(texts.more, { count: answer.rows.length, all: answer.values ?? 0 }) : null
        }
      />
      {hours && (
        <HoursTable
          rows={hours.rows}
          measure={measure}
          write={write}
          writeShort={writeShort}
          texts={texts}
        />
      )}
    </Box>
  );
}
