import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Collapse } from '@mui/material';
import {
  Children,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useExpanded, useRecordContext, useTranslate } from 'react-admin';
import type { TripColumn } from '../../../contract/booking/tripColumns.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { rowMark } from '../../admin/list/rowFocus.ts';
import { DataTable, type RowProps } from '../../admin/list/DataTable.tsx';
import { useRowKeys } from '../../admin/list/useRowKeys.ts';
import { TableFrame } from '../../admin/list/TableFrame.tsx';
import { isPressed } from '../../shell/shortcuts/keyPress.ts';
import { plainIcon } from '../../theme/plainIcon.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { tripColumn } from './TripColumns.tsx';
import { TripDetails } from './parts.ts';
import { useDayHeading } from './useDayHeading.ts';
import { usePrefetchedDetails } from './usePrefetchedDetails.ts';
import { useReuse } from './useReuse.ts';
import {
  PICKUPS_IN_TWO_LINES,
  DENSE_TABLE,
  NARROW_TABLE,
  RANGES_IN_TWO_LINES,
} from '../../theme/cells.ts';

const ARROW = plainIcon(ExpandIcon);
/** The arrow has its own column. */
const ARROWS = 1;

/**
 * A row that opens its details by click, Enter or Space; opening one closes the other. Plain
 * elements, because react-admin's row has thirty components more.
 */
function TripRow({ className = '', children }: RowProps) {
  const trip = useRecordContext<Trip>();
  const id = trip?.id ?? '';
  const reuse = useReuse(id);
  const [isExpanded, toggle] = useExpanded('bookings', id, true);
  const [beganExpanded] = useState(isExpanded);
  const row = useRef<HTMLTableRowElement>(null);
  /** Where it was when it was pressed; details that close above it would move it. */
  const pressedAt = useRef<number | null>(null);
  const details = usePrefetchedDetails(id);
  const openAhead = () => {
    if (isExpanded) return;
    pressedAt.current = row.current?.getBoundingClientRect().top ?? null;
    details.opening();
  };
  useLayoutEffect(() => {
    const before = pressedAt.current;
    pressedAt.current = null;
    if (!isExpanded || before === null || !row.current) return;
    const moved = row.current.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy(0, moved);
  }, [isExpanded]);
  return (
    <>
      <tr
        ref={row}
        {...details.nearing}
        className={`list-row list-row-hover row-opens RaDataTable-expandable ${className}`}
        onClickCapture={openAhead}
        onClick={(event: MouseEvent) => {
          toggle();
          event.stopPropagation();
        }}
        tabIndex={0}
        {...rowMark(id)}
        aria-keyshortcuts={reuse ? 'Enter R' : 'Enter'}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.target !== event.currentTarget) return;
          const isToggle = event.key === ' ' || event.key === 'Enter';
          const isReuse = reuse !== null && isPressed('r', event.nativeEvent);
          if (!isToggle && !isReuse) return;
          // Space would also scroll the page.
          event.preventDefault();
          if (!isToggle) return reuse?.();
          openAhead();
          toggle();
        }}
      >
        <td className="list-cell RaDataTable-expandIconCell">
          <span
            className={`row-arrow RaDataTable-expandIcon ${isExpanded ? 'RaDataTable-expanded' : ''}`}
          >
            {ARROW}
          </span>
        </td>
        {children}
      </tr>
      <tr className="list-row RaDataTable-expandRow">
        <td className="list-cell" colSpan={ARROWS + Children.count(children)}>
          {/* It closes at once, so that the row that is opened instead stays where it is. */}
          {isExpanded && (
            <Collapse in appear={!beganExpanded} timeout="auto">
              <TripDetails />
            </Collapse>
          )}
        </td>
      </tr>
    </>
  );
}

/** The column of the arrows also has a name, for users of screen readers. */
function Head({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  return (
    <thead>
      <tr className="list-row RaDataTable-row">
        <th
          scope="col"
          className="list-head list-head-narrow RaDataTable-headerCell RaDataTable-expandHeader"
        >
          <span style={visuallyHidden}>{translate('trips.columns.details')}</span>
        </th>
        {children}
      </tr>
    </thead>
  );
}

const CELLS = '& .RaDataTable-headerCell, & .RaDataTable-rowCell';
const TABLE = {
  [CELLS]: { px: 1 },
  // So that all columns fit beside the navigation in a window of 1,280 pixels, in every language.
  [NARROW_TABLE]: PICKUPS_IN_TWO_LINES,
  [DENSE_TABLE]: {
    [CELLS]: { px: 0.5 },
    ...RANGES_IN_TWO_LINES,
    // Prices end where the next column begins.
    '& .column-total': { pr: 1.5 },
    // A long status takes two lines, for which each row has room. All parts of it stay visible.
    '& .column-status .badge': {
      width: 'max-content',
      maxWidth: 122,
      whiteSpace: 'normal',
      textAlign: 'center',
    },
    // The last column is not against the frame.
    '& .RaDataTable-headerCell:last-of-type, & .RaDataTable-rowCell:last-of-type': { pr: 1.5 },
  },
  // Details that are open below a row stay in view when the columns are scrolled sideways.
  '& .RaDataTable-tableWrapper': { containerType: 'inline-size' },
  '& .RaDataTable-expandRow > td > *': { position: 'sticky', left: 0, maxWidth: '100cqw' },
};

/** Its headings show the days. */
const TABLE_BY_DAY = { ...TABLE, '& .cell-day': visuallyHidden };

/** Trips as a table; each row opens its details below it. J and K go from row to row. */
export function TripsTable({ columns }: { columns: readonly TripColumn[] }) {
  useRowKeys();
  const drawn = useMemo(() => columns.map(tripColumn), [columns]);
  const headingOf = useDayHeading();
  return (
    <TableFrame>
      <DataTable
        head={Head}
        row={TripRow}
        headingOf={headingOf}
        sx={headingOf ? TABLE_BY_DAY : TABLE}
      >
        {drawn}
      </DataTable>
    </TableFrame>
  );
}
