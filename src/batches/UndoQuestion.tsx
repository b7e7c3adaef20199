import { Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../admin/dialogs/ConfirmDialog.tsx';

/**
 * Undoing so many changes is asked about first, because it takes a while and cannot itself be undone.
 * Fewer are undone by the press.
 */
const MANY = 100;

export const isLargeUndo = (changes: number): boolean => changes > MANY;

interface UndoQuestionProps {
  /** How many rows were added, changed or deleted. */
  changes: number;
  onKeep: () => void;
  onConfirm: () => void;
}

/** Asks before a large batch or import is undone, and says how large it is. */
export function UndoQuestion({ changes, onKeep, onConfirm }: UndoQuestionProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      title={translate('batches.undoManyTitle', { smart_count: changes })}
      keepLabel={translate('batches.undoManyKeep')}
      confirmLabel={translate('batches.undoManyConfirm')}
      isCareful
      onKeep={onKeep}
      onConfirm={onConfirm}
    >
      <Typography>{translate('batches.undoManyText')}</Typography>
    </ConfirmDialog>
  );
}

/** Undoes a change, after a question where it is a large one. */
export function useUndoQuestion(changes: number, undo: () => void) {
  const [isAsked, setAsked] = useState(false);
  const confirm = () => {
    setAsked(false);
    undo();
  };
  return {
    askToUndo: () => (isLargeUndo(changes) ? setAsked(true) : undo()),
    undoQuestion: isAsked && (
      <UndoQuestion changes={changes} onKeep={() => setAsked(false)} onConfirm={confirm} />
    ),
  };
}
