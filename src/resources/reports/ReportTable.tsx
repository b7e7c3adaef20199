import {
  Card,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
} from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import type { ReportTexts } from '../../i18n/reportTexts.ts';
import type { Choices, SortField } from './choices.ts';
import { changeOf, type ReportRow } from './rows.ts';
import { type MeasureText, useChangeText } from './useMeasureText.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { numberFormat } from '../../../contract/core/keptFormats.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';

interface ReportTableProps {
  title: string;
  choices: Choices;
  rows: readonly ReportRow[];
  texts: ReportTexts;
  write: MeasureText;
  onSort: (field: SortField, order: 'asc' | 'desc') => void;
  /** Below the table. */
  note: string | null;
}

/** A number that leads to its trips, where the trip list can show just these. */
function TripsLink({ to, name, children }: { to: string | null; name: string; children: string }) {
  if (!to) return children;
  return (
    <Link
      component={RouterLink}
      to={to}
      aria-label={`${children}: ${name}`}
      sx={[{ display: 'inline-flex', alignItems: 'center', justifyContent: 'end' }, phoneTarget]}
    >
      {children}
    </Link>
  );
}

interface Column {
  field: SortField;
  head: string;
  text: (row: ReportRow) => string;
  /** Where its trips are. */
  to?: (row: ReportRow) => string | null;
}

/** What the plot shows, and more, in words and numbers. */
export function ReportTable(props: ReportTableProps) {
  const { title, choices, rows, texts, write, onSort, note } = props;
  const { measure, by, compare, grain, sort, order } = choices;
  const { locale } = useFormats();
  const changeText = useChangeText();
  const first = by === 'time' ? texts.grains[grain] : texts.dimensions[by];
  const columns: Column[] = [
    {
      field: 'value',
      head: texts.measures[measure],
      text: ({ figures }) => write(figures[measure]),
      to: ({ counted, figures }) => (figures[measure] ? counted : null),
    },
  ];
  if (compare !== 'none')
    columns.push({
      field: 'before',
      head: texts.compares[compare],
      text: ({ before }) => write(before?.[measure] ?? null),
    });
  if (compare !== 'none' && measure !== 'onTimeShare')
    columns.push({
      field: 'change',
      head: texts.change,
      text: (row) => changeText(changeOf(measure, row)),
    });
  if (measure !== 'trips')
    columns.push({
      field: 'trips',
      head: texts.measures.trips,
      text: ({ figures }) => numberFormat(locale, {}).format(figures.trips),
      to: ({ figures, trips }) => (figures.trips > 0 ? trips : null),
    });
  const head = (field: SortField, label: string) => (
    <TableSortLabel
      active={sort === field}
      direction={sort === field ? order : field === 'name' ? 'asc' : 'desc'}
      onClick={() => {
        const begins = field === 'name' ? 'asc' : 'desc';
        onSort(field, sort !== field ? begins : order === 'asc' ? 'desc' : 'asc');
      }}
    >
      {label}
    </TableSortLabel>
  );
  const sortOf = (field: SortField) => (sort === field ? order : false);
  return (
    <Card variant="outlined" sx={{ minWidth: 0 }}>
      {/* Browsers leave what is in part to be seen where it is. */}
      <TableContainer
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        <Table
          size="small"
          aria-label={title}
          sx={{
            '& tbody > tr:last-of-type > *': { borderBottom: 0 },
            // On a phone they fill their cells, and the card would cut off a ring around them.
            '&& :focus-visible': { outlineOffset: '-2px' },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell sortDirection={sortOf('name')}>{head('name', first)}</TableCell>
              {columns.map(({ field, head: label }) => (
                <TableCell key={field} align="right" sortDirection={sortOf(field)}>
                  {head(field, label)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.key}>
                <TableCell component="th" scope="row">
                  {row.name}
                </TableCell>
                {columns.map(({ field, text, to }) => (
                  <TableCell
                    key={field}
                    align="right"
                    sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
                  >
                    <TripsLink
                      to={to?.(row) ?? null}
                      name={fillIn(texts.showTrips, { name: row.name })}
                    >
                      {text(row)}
                    </TripsLink>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 1.5 }}>
          {note}
        </Typography>
      )}
    </Card>
  );
}
