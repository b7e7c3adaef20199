import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { Suspense, useId, useState } from 'react';
import { useGetResourceLabel, useTranslate, type RaRecord } from 'react-admin';
import type { DeletionCheck } from '../../../../contract/core/deletion.ts';
import type { AnyResource } from '../../../../contract/core/resource.ts';
import { ConfirmDialog } from '../../../admin/dialogs/ConfirmDialog.tsx';
import { takeFocus } from '../../../admin/dialogs/takeFocus.ts';
import { useBackCloses } from '../../../admin/dialogs/useBackCloses.ts';
import { rowLabel } from '../columns.ts';
import { useDeclared } from '../DeclaredContext.tsx';
import { useDeleteRows } from './useDeleteRows.ts';
import { sharedUses, useDeletionCheck } from './useDeletionCheck.ts';
import { Uses } from './Uses.tsx';

interface ConfirmDeleteProps {
  declaration: AnyResource;
  /** Rows to delete, at least one. */
  rows: readonly RaRecord[];
  onClose: (deleted: RaRecord[]) => void;
}

/** What prevents a deletion: the rows in use, with a link to them, or a rule that keeps a row. */
function InTheWay({ checks }: { checks: readonly DeletionCheck[] }) {
  const translate = useTranslate();
  const uses = sharedUses(checks).filter(({ effect }) => effect === 'refuse');
  const rules = new Set(checks.map(({ keptBecause }) => keptBecause).filter(Boolean));
  return (
    <>
      {[...rules].map((rule) => (
        <div key={rule}>{rule}</div>
      ))}
      <Uses head={translate('resources.delete.inTheWay')} uses={uses} />
    </>
  );
}

/** Says that none of the rows can be deleted, and why: there is nothing to ask. */
function CannotDelete({
  title,
  checks,
  onClose,
}: {
  title: string;
  checks: readonly DeletionCheck[];
  onClose: () => void;
}) {
  const translate = useTranslate();
  useBackCloses(onClose);
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { sx: { width: 400 } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={textId}>
        <InTheWay checks={checks} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" ref={takeFocus} onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * Asks before rows are deleted, and names the row and what is deleted with it. For rows that cannot
 * be deleted, it says so without asking.
 */
export function ConfirmDelete({ declaration, rows, onClose }: ConfirmDeleteProps) {
  const translate = useTranslate();
  const name = useGetResourceLabel()(declaration.name, rows.length);
  const deleteRows = useDeleteRows(declaration);
  const { deleteNote: DeleteNote } = useDeclared();
  const [isBusy, setBusy] = useState(false);
  const [options, setOptions] = useState<Record<string, string>>({});
  const { data: checks = [], isPending } = useDeletionCheck(declaration, rows);
  const [first] = rows;
  const isOne = rows.length === 1;
  const kept = checks.filter(({ isPossible }) => !isPossible);
  const keptIds = new Set<RaRecord['id']>(kept.map(({ id }) => id));
  const deletable = rows.filter(({ id }) => !keptIds.has(id));
  const row = first ? rowLabel(declaration, first) : '';

  if (kept.length > 0 && deletable.length === 0) {
    const title = isOne
      ? translate('resources.delete.cannot', { row })
      : translate('resources.delete.cannotMany');
    return <CannotDelete title={title} checks={kept} onClose={() => onClose([])} />;
  }

  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      onClose(await deleteRows(deletable, options));
    } finally {
      setBusy(false);
    }
  };
  const uses = sharedUses(checks.filter(({ isPossible }) => isPossible));
  const text = isOne ? 'text' : 'manyText';
  return (
    <ConfirmDialog
      title={
        isOne
          ? translate('resources.delete.title', { row })
          : translate('resources.delete.manyTitle', { smart_count: deletable.length, name })
      }
      isBusy={isBusy}
      isWaiting={isPending}
      keepLabel={translate('ra.action.cancel')}
      confirmLabel={translate('resources.delete.confirm')}
      isDangerous
      onKeep={() => onClose([])}
      onConfirm={() => void confirm()}
    >
      {translate(`resources.delete.of.${declaration.name}.${text}`, {
        row,
        _: translate(`resources.delete.${text}`, { row }),
      })}
      {isPending && (
        <Skeleton
          component="output"
          aria-busy
          aria-label={translate('resources.delete.checking')}
          sx={{ mt: 1.5 }}
        />
      )}
      <Uses
        head={translate('resources.delete.goesAlong')}
        uses={uses.filter(({ effect }) => effect === 'delete')}
      />
      <Uses
        head={translate('resources.delete.emptied')}
        uses={uses.filter(({ effect }) => effect === 'empty')}
      />
      {DeleteNote && !isPending && (
        <Suspense fallback={null}>
          <DeleteNote rows={deletable} isBusy={isBusy} options={options} onOption={setOptions} />
        </Suspense>
      )}
      {kept.length > 0 && (
        <>
          <div>{translate('resources.delete.someStay', { smart_count: kept.length })}</div>
          <InTheWay checks={kept} />
        </>
      )}
    </ConfirmDialog>
  );
}
