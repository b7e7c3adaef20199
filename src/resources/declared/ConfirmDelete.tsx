import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId, useState } from 'react';
import { useGetResourceLabel, useTranslate, type RaRecord } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';
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
  const titleId = useId();
  const textId = useId();
  const label = useGetResourceLabel()(declaration.name, 1).toLowerCase();
  const deleteRows = useDeleteRows(declaration);
  const [isBusy, setBusy] = useState(false);
  const [first] = rows;
  const isOne = rows.length === 1;
  const cancel = (): void => {
    if (!isBusy) onClose([]);
  };
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      onClose(await deleteRows(rows));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={cancel}
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { sx: { width: 400 } } }}
    >
      <DialogTitle id={titleId}>
        {isOne
          ? translate('resources.delete.title', { name: label })
          : translate('resources.delete.manyTitle', { smart_count: rows.length })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
          {isOne && first
            ? translate('resources.delete.text', { row: rowLabel(declaration, first) })
            : translate('resources.delete.manyText')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button color="error" variant="contained" loading={isBusy} onClick={() => void confirm()}>
          {translate('resources.delete.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
