import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { takeFocus } from './takeFocus.ts';

const DIALOG_WIDTH = 400;

interface ConfirmDialogProps {
  /** Open unless told. */
  isOpen?: boolean;
  title: string;
  children: ReactNode;
  /** Why what was confirmed failed; it can be confirmed again. */
  failure?: string | undefined;
  /** What was confirmed is being done: neither answer can be given. */
  isBusy?: boolean;
  /** What there is to know first is still being asked: it cannot be confirmed yet. */
  isWaiting?: boolean;
  /** Labels of the two ways out; closing the dialog is the first one. */
  keepLabel: string;
  confirmLabel: string;
  /** Red, and the focus begins at the answer that changes nothing. */
  isDangerous?: boolean;
  /** The focus begins at the answer that changes nothing, where one Enter too many would do harm. */
  isCareful?: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

/** A question with two answers. */
export function ConfirmDialog({
  isOpen = true,
  isBusy = false,
  isWaiting = false,
  isDangerous = false,
  isCareful = isDangerous,
  ...props
}: ConfirmDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={() => {
        if (!isBusy) props.onKeep();
      }}
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { sx: { width: DIALOG_WIDTH } } }}
    >
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent id={textId} sx={{ overflowWrap: 'anywhere' }}>
        {props.children}
        {props.failure === undefined ? null : (
          <Alert severity="error" sx={{ mt: 2 }}>
            {props.failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          ref={isCareful ? takeFocus : undefined}
          variant="outlined"
          disabled={isBusy}
          onClick={props.onKeep}
        >
          {props.keepLabel}
        </Button>
        <Button
          ref={isCareful ? undefined : takeFocus}
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          loading={isBusy}
          disabled={isWaiting}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
