import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { RowButton } from '../../admin/list/rows/RowButton.tsx';
import { Tip } from '../../admin/tooltips/Tip.tsx';
import { plainIcon } from '../../theme/plainIcon.tsx';
import { usePrefetchedRow } from '../../admin/list/usePrefetchedRow.ts';
import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { rowLabel } from './columns.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { useAskToDelete, useRestoreRow } from './deletion/Deletion.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';
import { isOpenNow, usePagePaths } from './usePagePaths.ts';

interface EditLinkProps extends HTMLAttributes<HTMLAnchorElement> {
  row: string | number;
  ref?: Ref<HTMLAnchorElement>;
}

const EDIT = plainIcon(EditIcon);

/** The link to the form of a row. Only the link knows the address, which changes with each page. */
function EditLink({ row, ...link }: EditLinkProps) {
  const fetchRow = usePrefetchedRow(useDeclared().declaration.name);
  return (
    <LinkBase
      {...link}
      to={usePagePaths().edit(row)}
      onClick={(event: MouseEvent) => {
        if (isOpenNow(row)) event.preventDefault();
        else fetchRow(row);
      }}
      className="icon-button"
    >
      {EDIT}
    </LinkBase>
  );
}

/**
 * Edit and delete for the row in the record context, where the user may; `children` come first. A
 * deleted row can only be restored.
 */
export function RowActions({ children }: { children?: ReactNode }) {
  const { declaration, isDeletable, isOfDeleted } = useDeclared();
  const translate = useTranslate();
  const record = useRecordContext();
  const askToDelete = useAskToDelete();
  const restore = useRestoreRow();
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
      {!isOfDeleted && children}
      {may('restore') && (
        <RowButton
          icon={RestoreIcon}
          tip={translate('resources.deleted.restore')}
          label={translate('resources.deleted.restoreRow', { row })}
          onClick={() => void restore(record)}
        />
      )}
      {may('update') && (
        <Tip letsThrough title={translate('ra.action.edit')}>
          <EditLink row={record.id} aria-label={edit} />
        </Tip>
      )}
      {may('delete') && (isDeletable?.(record) ?? true) && (
        <RowButton
          icon={DeleteIcon}
          tip={translate('ra.action.delete')}
          label={remove}
          onClick={() => askToDelete([record])}
        />
      )}
    </div>
  );
}
