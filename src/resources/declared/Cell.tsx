import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import { Box, Skeleton } from '@mui/material';
import {
  RecordContextProvider,
  ReferenceFieldBase,
  useGetManyAggregate,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { Field } from '../../../contract/core/fields.ts';
import { currencyOf } from '../../../contract/core/format.ts';
import { numberFormat } from '../../../contract/core/keptFormats.ts';
import { sideBySide } from '../../../contract/receipts/letters.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { longCalendarDay } from '../../../contract/core/shortDates.ts';
import { findResource } from '../../../contract/resources/index.ts';
import { useShortDates } from '../../dates/useShortDates.ts';
import { ActiveBadge } from './ActiveBadge.tsx';
import { Blank } from './Blank.tsx';
import { rowLabel } from './columns.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { formatPhone } from '../../../contract/core/phone.ts';
import { useFormats } from '../../i18n/useFormats.ts';

const ONE_PIECE = { whiteSpace: 'nowrap' } as const;
/** The length up to which a word is never broken. */
const ONE_LINE = 16;

const RowLabel = ({ declaration }: { declaration: AnyResource }) => {
  const record = useRecordContext();
  return record ? rowLabel(declaration, record) : null;
};

/** Rows of another resource by their names, where these are known already. */
export function RowLabels({ declaration, ids }: { declaration: AnyResource; ids: string[] }) {
  const { data, error, isPending } = useGetManyAggregate(declaration.name, { ids });
  if (error) return '…';
  if (isPending) return <Skeleton width={96} />;
  const names = (data ?? []).filter(Boolean).map((row) => rowLabel(declaration, row));
  return names.length > 0 ? sideBySide(names, ', ') : <Blank />;
}

type Row = Record<string, unknown>;

/** The rows of a list, one on each line. */
function Rows({ field, rows, isWhole }: { field: Field; rows: readonly Row[]; isWhole: boolean }) {
  const items = Object.entries(field.items ?? {});
  if (rows.length === 0) return <Blank />;
  return rows.map((row, index) => (
    // Rows of a list are only known by their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Box key={index} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <RecordContextProvider value={{ id: index, ...row }}>
        {items.map(([name, item]) => (
          <Value key={name} name={name} field={item} value={row[name]} isWhole={isWhole} />
        ))}
      </RecordContextProvider>
    </Box>
  ));
}

/** A moment or a calendar day: short in a table with the long form as its title, else long. */
function DateValue({ value, kind, isWhole }: { value: string; kind: string; isWhole: boolean }) {
  const formats = useFormats();
  const short = useShortDates();
  const isDay = kind === 'date';
  const whole = isDay ? longCalendarDay(value, formats.locale) : formats.dateTime(value);
  const shown = isDay ? short.calendarDay(value) : short.moment(value);
  return (
    <time dateTime={value} style={ONE_PIECE} {...(!isWhole && { title: whole })}>
      {isWhole ? whole : shown}
    </time>
  );
}

interface ValueProps {
  name: string;
  field: Field;
  value: unknown;
  /** Outside a table, dates have their long form. */
  isWhole?: boolean;
}

/** One value, shown by its field's kind. */
export function Value({ name, field, value, isWhole = false }: ValueProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const row = useRecordContext();
  if (value === null || value === undefined || value === '') return <Blank />;
  switch (field.kind) {
    case 'email':
      return (
        <a
          className="cell-link"
          href={`mailto:${String(value)}`}
          onClick={(event) => event.stopPropagation()}
        >
          {String(value)}
        </a>
      );
    case 'phone':
      return <span style={ONE_PIECE}>{formatPhone(String(value))}</span>;
    case 'money':
      return formats.money(Number(value), currencyOf(row));
    case 'distance':
      return <span style={ONE_PIECE}>{formats.distance(Number(value))}</span>;
    case 'rate':
      return <span style={ONE_PIECE}>{formats.rate(Number(value))}</span>;
    case 'number':
      // All decimals that are stored, such as those of coordinates.
      return numberFormat(formats.locale, { maximumFractionDigits: 20 }).format(Number(value));
    case 'choice':
      if (field.isBadge) return <ActiveBadge value={String(value)} />;
      return translate(`resources.choices.${String(value)}`);
    case 'boolean': {
      const Icon = value === true ? CheckIcon : RemoveIcon;
      return <Icon fontSize="small" titleAccess={translate(`ra.boolean.${String(value)}`)} />;
    }
    case 'date':
    case 'dateTime':
      return <DateValue value={String(value)} kind={field.kind} isWhole={isWhole} />;
    case 'list':
      return <Rows field={field} rows={value as Row[]} isWhole={isWhole} />;
    case 'reference': {
      const target = findResource(field.to ?? '');
      if (!target) return <Blank />;
      const kept = field.keptName && row?.[field.keptName];
      return (
        <ReferenceFieldBase
          source={name}
          reference={target.name}
          loading={<Skeleton width={96} />}
          empty={kept ? String(kept) : <Blank />}
          // Not the dash of a field that is empty.
          error="…"
          offline={<Blank />}
        >
          <RowLabel declaration={target} />
        </ReferenceFieldBase>
      );
    }
    case 'references': {
      const target = findResource(field.to ?? '');
      const ids = value as string[];
      return target && ids.length > 0 ? <RowLabels declaration={target} ids={ids} /> : <Blank />;
    }
    default: {
      const text = String(value);
      // A code such as MER-1022 is one word, even with its hyphens.
      return /\s/.test(text) || text.length > ONE_LINE ? (
        text
      ) : (
        <span style={ONE_PIECE}>{text}</span>
      );
    }
  }
}

/** A column's value in the row of the surrounding record context. */
export function Cell({ fields }: { fields: readonly string[] }) {
  const { declaration, cells } = useDeclared();
  const record = useRecordContext();
  const [name = ''] = fields;
  const field = declaration.fields[name];
  if (!record || !field) return null;
  const Own = cells?.[name];
  if (Own) return <Own />;
  if (fields.length > 1) {
    const joined = fields.map((one) => record[one]).filter(Boolean);
    return joined.length > 0 ? joined.join(' ') : <Blank />;
  }
  return <Value name={name} field={field} value={record[name]} />;
}
