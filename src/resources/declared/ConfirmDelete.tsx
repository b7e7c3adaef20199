import { useState } from 'react';
import { useGetResourceLabel, useTranslate, type RaRecord } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { rowLabel } from './columns.ts';
import { useDeleteRows } from './useDeleteRows.tsx';

interface ConfirmDeleteProps {
  declaration: AnyResource;
  /** Rows to delete, at least one. */
  rows: readonly RaRecord[];
  onClose: (deleted: RaRecord[]) => void;
}

/** Asks before rows are deleted, naming the row. */
export function ConfirmDelete({ declaration, rows, onClose }: ConfirmDeleteProps) {
  const translate = useTranslate();
  const label = useGetResourceLabel()(declaration.name, 1).toLowerCase();
  const deleteRows = useDeleteRows(declaration);
  const [isBusy, setBusy] = useState(false);
  const [first] = rows;
  const isOne = rows.length === 1;
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      onClose(await deleteRows(rows));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={
        isOne
          ? translate('resources.delete.title', { name: label })
          : translate('resources.delete.manyTitle', { smart_count: rows.length })
      }
      isBusy={isBusy}
      keepLabel={translate('ra.action.cancel')}
      confirmLabel={translate('resources.delete.confirm')}
      isDangerous
      onKeep={() => onClose([])}
      onConfirm={() => void confirm()}
    >
      {isOne && first
        ? translate('resources.delete.text', { row: rowLabel(declaration, first) })
        : translate('resources.delete.manyText')}
    </ConfirmDialog>
  );
}
