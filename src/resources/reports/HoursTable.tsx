import {
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { dateTimeFormat } from '../../../contract/core/keptFormats.ts';
import type { FigureRow } from '../../../contract/figures/calls.ts';
import type { Measure } from '../../../contract/figures/figures.ts';
import type { ReportTexts } from '../../i18n/reportTexts.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { MeasureText } from './useMeasureText.ts';

interface HoursTableProps {
  rows: readonly FigureRow[];
  measure: Measure;
  write: MeasureText;
  writeShort: MeasureText;
  texts: ReportTexts;
}

/** The first of January 2024 was a Monday. */
const WEEKDAYS = Array.from({ length: 7 }, (_, n) => new Date(Date.UTC(2024, 0, 1 + n)));
const HOURS = Array.from({ length: 24 }, (_, n) => n);
/** With more of the colour, text on it could not be read. */
const DARKEST = 42;

/** A measure by hour and weekday: the more, the darker. Each value is there as a number, too. */
export function HoursTable({ rows, measure, write, writeShort, texts }: HoursTableProps) {
  const id = useId();
  const { locale } = useFormats();
  const day = dateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const values = new Map(rows.map(({ value, figures }) => [value, figures[measure]]));
  const most = Math.max(0, ...[...values.values()].map((value) => value ?? 0));
  return (
    <Card variant="outlined" sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ px: 1.5, pt: 1.5 }}>
        {texts.hours}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, pb: 1 }}>
        {texts.measures[measure]} · {texts.hoursHint}
      </Typography>
      {/* Narrow screens scroll it, also by keyboard. */}
      <TableContainer component="section" tabIndex={0} aria-labelledby={id}>
        <Table
          size="small"
          aria-labelledby={id}
          sx={{
            minWidth: 960,
            tableLayout: 'fixed',
            '& tbody > tr:last-of-type > *': { borderBottom: 0 },
            '& td, & th': { px: 0.25, textAlign: 'center', fontSize: '0.75rem' },
            '& th:first-of-type': { width: 56, px: 1.5, textAlign: 'left' },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{texts.grains.day}</TableCell>
              {HOURS.map((hour) => (
                <TableCell key={hour}>{String(hour).padStart(2, '0')}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {WEEKDAYS.map((date, n) => (
              <TableRow key={date.getTime()}>
                <TableCell component="th" scope="row">
                  {day.format(date)}
                </TableCell>
                {HOURS.map((hour) => {
                  const value = values.get(`${n + 1}-${String(hour).padStart(2, '0')}`) ?? null;
                  const share = most > 0 && value ? Math.round((value / most) * DARKEST) : 0;
                  return (
                    <TableCell
                      key={hour}
                      title={value === null ? undefined : write(value)}
                      sx={{
                        fontVariantNumeric: 'tabular-nums',
                        ...(share > 0 && {
                          backgroundColor: (theme) =>
                            `color-mix(in srgb, ${theme.palette.primary.main} ${share}%, transparent)`,
                        }),
                      }}
                    >
                      {value ? writeShort(value) : ''}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
