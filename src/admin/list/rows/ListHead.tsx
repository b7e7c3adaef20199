import type { ReactNode } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useTranslate,
} from 'react-admin';
import { PlainCheckbox } from './PlainCheckbox.tsx';

/**
 * Selects all rows of the page, or none of them. While only some are selected, it says so, and
 * selects the others.
 */
function PageCheckbox() {
  const translate = useTranslate();
  const { onSelect } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const shown = (useDataTableDataContext() ?? []).map(({ id }) => id);
  const others = shown.filter((id) => !selectedIds.includes(id));
  const isChecked = shown.length > 0 && others.length === 0;
  return (
    <PlainCheckbox
      label={translate('ra.action.select_all')}
      isChecked={isChecked}
      isPartly={others.length > 0 && others.length < shown.length}
      onChange={() =>
        onSelect?.(
          isChecked ? selectedIds.filter((id) => !shown.includes(id)) : [...selectedIds, ...others],
        )
      }
    />
  );
}

/** The heads of a table, with a checkbox for all rows of the page if its rows can be selected. */
export function ListHead({ children }: { children?: ReactNode }) {
  const { hasBulkActions } = useDataTableConfigContext();
  return (
    <thead>
      <tr className="list-row RaDataTable-row">
        {hasBulkActions && (
          <th className="list-head list-cell-checkbox RaDataTable-headerCell">
            <PageCheckbox />
          </th>
        )}
        {children}
      </tr>
    </thead>
  );
}
