import ArrowIcon from '@mui/icons-material/ArrowDownward';
import type { CSSProperties, MouseEventHandler } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useTranslate,
  type SortPayload,
} from 'react-admin';
import { plainIcon } from '../../../theme/plainIcon.tsx';
import { Tip } from '../../tooltips/Tip.tsx';

const ARROW = plainIcon(ArrowIcon);
const OPPOSITE = { ASC: 'DESC', DESC: 'ASC' } as const;
const ARIA_SORT = { ASC: 'ascending', DESC: 'descending' } as const;

export interface Head {
  source: string;
  /** Message key, or the text itself. */
  label: string;
  disableSort?: boolean;
  /** The order when it is pressed first; ascending by default. */
  sortByOrder?: SortPayload['order'];
  align?: 'center' | 'right';
}

interface SortButtonProps extends Head {
  name: string;
  sort: SortPayload;
  onSort: MouseEventHandler;
}

/** The name of a column, which sorts by it. */
function SortButton({ name, source, sort, sortByOrder = 'ASC', align, onSort }: SortButtonProps) {
  const translate = useTranslate();
  const next = sort.field === source ? OPPOSITE[sort.order] : sortByOrder;
  const tip = translate('ra.sort.sort_by', {
    field: name,
    field_lower_first: name.charAt(0).toLowerCase() + name.slice(1),
    order: translate(`ra.sort.${next}`),
  });
  return (
    <Tip title={tip} placement={align === 'right' ? 'bottom-end' : 'bottom-start'} enterDelay={300}>
      <button
        type="button"
        className={`head-sort ${sort.order === 'ASC' ? 'head-sort-up' : ''}`}
        data-field={source}
        data-order={sortByOrder}
        onClick={onSort}
      >
        <span>{name}</span>
        {ARROW}
      </button>
    </Tip>
  );
}

/**
 * The head of a column. Plain elements with rules of the page's style sheet (`theme/tableHeads.ts`):
 * react-admin draws each with seven to twenty-five components.
 */
export function HeadCell({ width, ...head }: Head & { width: CSSProperties | undefined }) {
  const { source, label, disableSort, align } = head;
  const translate = useTranslate();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const name = translate(label, { _: label });
  const place = align ? `list-cell-${align}` : '';
  return (
    <th
      scope="col"
      aria-sort={sort?.field === source ? ARIA_SORT[sort.order] : undefined}
      className={`list-head ${place} RaDataTable-headerCell column-${source}`}
      style={width}
    >
      {disableSort || !sort || !handleSort ? (
        name
      ) : (
        <SortButton {...head} name={name} sort={sort} onSort={handleSort} />
      )}
    </th>
  );
}
