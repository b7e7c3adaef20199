import DeleteIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton } from '@mui/material';
import { RowTooltip } from '../../list/RowTooltip.tsx';
import { useRowAhead } from '../../list/useRowAhead.ts';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { useRecordContext, useTranslate, Link, type LinkProps } from 'react-admin';
import { rowLabel } from './columns.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { useAskToDelete } from './deletion/Deletion.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';
import { usePagePaths } from './usePagePaths.ts';

interface EditLinkProps extends Omit<LinkProps, 'to'> {
  row: string | number;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * The link to the form of a row. Only the link knows the address, which changes with each page. The
 * button around it sees no address and would give it the role of a button, which is removed here.
 */
function EditLink({ row, role: _button, onClick, ...link }: EditLinkProps) {
  const fetchRow = useRowAhead(useDeclared().declaration.name);
  return (
    <Link
      {...link}
      to={usePagePaths().edit(row)}
      onClick={(event: MouseEvent<HTMLDivElement & HTMLAnchorElement>) => {
        fetchRow(row);
        onClick?.(event);
      }}
    />
  );
}

/** Edit and delete for the row in the record context, where the user may; `children` come first. */
export function RowActions({ children }: { children?: ReactNode }) {
  const { declaration, isDeletable } = useDeclared();
  const translate = useTranslate();
  const record = useRecordContext();
  const askToDelete = useAskToDelete();
  // Asks the evaluator directly and not through a promise: the buttons appear with their row.
  const { may } = useGrants(declaration);
  if (!record) return null;
  const row = rowLabel(declaration, record);
  const edit = translate('resources.list.edit', { row });
  const remove = translate('resources.list.delete', { row });
  return (
    // A click on a button must not also open the row.
    <div
      role="presentation"
      className="row-actions"
      onClick={(event: MouseEvent) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
      {may('update') && (
        <RowTooltip title={translate('ra.action.edit')}>
          <IconButton size="small" component={EditLink} row={record.id} aria-label={edit}>
            <EditIcon fontSize="small" />
          </IconButton>
        </RowTooltip>
      )}
      {may('delete') && (isDeletable?.(record) ?? true) && (
        <RowTooltip title={translate('ra.action.delete')}>
          <IconButton size="small" aria-label={remove} onClick={() => askToDelete([record])}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </RowTooltip>
      )}
    </div>
  );
}
