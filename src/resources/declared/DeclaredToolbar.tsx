import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetResourceLabel, useListFilterContext, useTranslate } from 'react-admin';
import { ColumnsButton } from '../../admin/list/columns/ColumnsButton.tsx';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { ListToolbar } from '../../admin/list/ListToolbar.tsx';
import { SearchInput } from '../../admin/list/SearchInput.tsx';
import { AddButton } from './AddButton.tsx';
import { columnsOf } from './columns.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { columnLabel } from './DeclaredTable.tsx';
import { useHasNoRowsYet } from './HasNoRowsYet.tsx';
import { useDeclaredFilters } from './filters/useDeclaredFilters.ts';
import { useShownColumns } from './ShownColumns.ts';

const SortSelect = lazyPart(async () => (await import('./SortSelect.tsx')).SortSelect);

interface DeclaredToolbarProps {
  /** The account whose rows reference filters offer; null where the list has rows of several. */
  accountId: string | null;
  allColumns: readonly string[];
  /** Null for the columns that the list starts with. */
  onColumns: (columns: readonly string[] | null) => void;
  more?: ReactNode;
  /** The page replaces the table, so there are no columns to choose. */
  hasOwnRows: boolean;
}

/**
 * Search, filters, columns and further actions of a declared list, or what a list without rows begins
 * with. The further actions keep their place among the elements, because they may have opened a dialog.
 */
export function DeclaredToolbar(props: DeclaredToolbarProps) {
  const { accountId, allColumns, onColumns, more, hasOwnRows } = props;
  const { declaration, filter: settled, searchLabel } = useDeclared();
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const { filterValues, setFilters } = useListFilterContext();
  const columns = useShownColumns();
  const hasNoRowsYet = useHasNoRowsYet();
  const hasCards = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const filtered: unknown = filterValues['corporationId'];
  const filters = useDeclaredFilters(declaration, {
    accountId: accountId ?? (typeof filtered === 'string' ? filtered : null),
    settled,
  });
  const { dynamicSearch } = filterValues as { dynamicSearch?: string };
  return (
    <ListToolbar
      isBare={hasNoRowsYet}
      search={
        <SearchInput
          from={declaration.list.searchFrom}
          label={translate(searchLabel ?? 'resources.list.search', {
            name: label(declaration.name, 2),
          })}
        />
      }
      filters={filters}
      // The search has its own button to clear it.
      onClear={() => setFilters(dynamicSearch ? { dynamicSearch } : {})}
      sorting={hasCards && <SortSelect />}
      end={
        <>
          {hasNoRowsYet && <AddButton />}
          {!hasOwnRows && !hasNoRowsYet && (
            <ColumnsButton
              all={allColumns}
              columns={columns.map(({ source }) => source)}
              nameOf={(source) =>
                columnsOf(declaration, [source]).map((column) =>
                  translate(columnLabel(declaration.name, column)),
                )[0] ?? source
              }
              onChange={onColumns}
            />
          )}
          {more}
        </>
      }
    />
  );
}
