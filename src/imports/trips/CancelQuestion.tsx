import { Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../admin/dialogs/ConfirmDialog.tsx';

/** Cancels the trips of an import, after a question: people rely on them, however few they are. */
export function useCancelQuestion(trips: number, cancel: () => void) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  return {
    askToUndo: () => setAsked(true),
    undoQuestion: isAsked && (
      <ConfirmDialog
        title={translate('tripImports.undoTitle', { smart_count: trips })}
        keepLabel={translate('tripImports.undoKeep')}
        confirmLabel={translate('tripImports.undoConfirm')}
        isCareful
        onKeep={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          cancel();
        }}
      >
        <Typography>{translate('tripImports.undoText')}</Typography>
      </ConfirmDialog>
    ),
  };
}
