import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box } from '@mui/material';
import { useState, type ReactNode } from 'react';
import {
  LinkBase,
  RecordContextProvider,
  useListContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import type { FieldKind } from '../../../contract/core/fields.ts';
import { PlainCheckbox } from '../../admin/list/rows/PlainCheckbox.tsx';
import { usePrefetchedRow } from '../../admin/list/usePrefetchedRow.ts';
import { useRowKeys } from '../../admin/list/useRowKeys.ts';
import { plainIcon } from '../../theme/plainIcon.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { Cell } from './Cell.tsx';
import { rowLabel, type Column } from './columns.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { columnLabel } from './DeclaredTable.tsx';
import { rowMark } from '../../admin/list/rowFocus.ts';
import { RowActions } from './RowActions.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';
import { useSelection } from './batches/Selection.tsx';
import { useShownColumns } from './ShownColumns.ts';
import { usePagePaths } from './usePagePaths.ts';

const EXPAND = plainIcon(ExpandIcon);

/** Kinds whose values need no label; the others are shown after their name. */
const SPEAKING: ReadonlySet<FieldKind> = new Set(['email', 'phone', 'choice', 'reference']);
/** Kinds that mean nothing without their name, even in a line with little room. */
const SILENT = /^(number|money|distance|rate|boolean|date)/;

/** Empty values take no room on a card. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
const hasValue = (row: RaRecord, { fields }: Column): boolean =>
  fields.some((name) => !isEmpty(row[name]));

interface RowCardProps {
  row: RaRecord;
  head: Column | undefined;
  badge: Column | undefined;
  /** The other columns that have a value. */
  facts: readonly Column[];
  /** The column with a line of its own. */
  ownLine: Column | undefined;
  actions: ReactNode;
}

/** A row in two lines, or three, which opens all of its values and its actions. `theme/cells.ts` has the styles. */
function RowCard({ row, head, badge, facts, ownLine, actions }: RowCardProps) {
  const translate = useTranslate();
  const { declaration, cells, isDeletable } = useDeclared();
  const { selectedIds, onToggleItem } = useListContext();
  const { isSelecting } = useSelection();
  const { may } = useGrants(declaration);
  const paths = usePagePaths();
  const fetchRow = usePrefetchedRow(declaration.name);
  const [isOpen, setOpen] = useState(false);
  const kindOf = ({ source }: Column): FieldKind => declaration.fields[source]?.kind ?? 'text';
  // A link in small type is too small for a thumb, so the address is shown as text.
  const isAddress = ({ source }: Column): boolean =>
    declaration.fields[source]?.kind === 'email' && !cells?.[source];
  // A switch, and what can be pressed beside a number, need more room than a line.
  const isPressed = ({ source }: Column): boolean => {
    const kind = declaration.fields[source]?.kind;
    return kind === 'boolean' || (kind === 'number' && cells?.[source] !== undefined);
  };
  const list = (shown: readonly Column[], isLine: boolean) => (
    <dl className={isLine ? 'facts facts-line one-line' : 'facts'}>
      {shown.map((column) => (
        <div key={column.source}>
          <dt
            style={
              SPEAKING.has(kindOf(column)) || (isLine && !SILENT.test(kindOf(column)))
                ? visuallyHidden
                : undefined
            }
          >
            {translate(columnLabel(declaration.name, column))}
          </dt>
          <dd>{isAddress(column) ? row[column.source] : <Cell fields={column.fields} />}</dd>
        </div>
      ))}
    </dl>
  );
  const name = rowLabel(declaration, row);
  const hasMore = facts.length > 0 || may('update') || (isDeletable?.(row) ?? true);
  const headText = head && <Cell fields={head.fields} />;
  return (
    <Box component="li" {...rowMark(row.id)} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <div className="row-card">
        {isSelecting && (
          <PlainCheckbox
            label={`${translate('ra.action.select_row')}: ${name}`}
            isChecked={selectedIds.includes(row.id)}
            onChange={() => onToggleItem(row.id)}
          />
        )}
        <div className="row-card-lines">
          <div className="row-card-line">
            {may('update') && !isSelecting ? (
              <LinkBase
                to={paths.edit(row.id)}
                onClick={() => fetchRow(row.id)}
                className="row-card-name one-line"
              >
                {headText}
              </LinkBase>
            ) : (
              <span className="row-card-name one-line">{headText}</span>
            )}
            {badge && <Cell fields={badge.fields} />}
          </div>
          {(!isOpen || isSelecting) &&
            list(
              facts.filter((column) => !isPressed(column)),
              true,
            )}
          {ownLine && (
            <dl className="facts facts-own">
              <dt style={visuallyHidden}>{translate(columnLabel(declaration.name, ownLine))}</dt>
              <dd>
                <Cell fields={ownLine.fields} />
              </dd>
            </dl>
          )}
        </div>
        {!isSelecting && !hasMore && <span className="row-card-more" />}
        {!isSelecting && hasMore && (
          <button
            type="button"
            className={`icon-button row-card-more ${isOpen ? 'row-card-open' : ''}`}
            aria-label={translate('lists.details', { row: name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {EXPAND}
          </button>
        )}
      </div>
      {isOpen && !isSelecting && (
        <Box sx={{ px: 2 }}>
          {list(facts, false)}
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mx: -1 }}>
            {actions ?? <RowActions />}
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** The list on a narrow screen: a low card for each row instead of a table wider than the screen. */
export function DeclaredCards({ actions }: { actions?: ReactNode }) {
  const { declaration, lineOfCard } = useDeclared();
  const { data = [] } = useListContext();
  useRowKeys();
  const columns = useShownColumns();
  const head = columns.find(({ source }) => source === declaration.label[0]) ?? columns[0];
  const badge = columns.find(({ source }) => declaration.fields[source]?.isBadge);
  const ownLine = columns.find(({ source }) => source === lineOfCard);
  // What is looked for first, since a line has no room for all.
  const rank = ({ source }: Column): number => {
    const kind = declaration.fields[source]?.kind ?? 'text';
    return SPEAKING.has(kind) ? 0 : kind === 'money' ? 1 : 2;
  };
  const facts = columns
    .filter((column) => column !== head && column !== badge && column !== ownLine)
    .toSorted((one, other) => rank(one) - rank(other));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <RowCard
            row={row}
            head={head}
            badge={badge && hasValue(row, badge) ? badge : undefined}
            facts={facts.filter((column) => hasValue(row, column))}
            ownLine={ownLine}
            actions={actions}
          />
        </RecordContextProvider>
      ))}
    </Box>
  );
}
