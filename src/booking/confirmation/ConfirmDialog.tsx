import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { takeFocus } from '../fields/takeFocus.ts';

const DIALOG_WIDTH = 400;

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Labels of the two ways out; closing the dialog is the first one. */
  keepLabel: string;
  confirmLabel: string;
  isDangerous?: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

/** A question of the booking pages with two answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={props.isOpen}
      onClose={props.onKeep}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: DIALOG_WIDTH, maxWidth: 'calc(100% - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent>{props.children}</DialogContent>
      <DialogActions>
        <Button
          ref={props.isDangerous ? takeFocus : undefined}
          variant="outlined"
          onClick={props.onKeep}
        >
          {props.keepLabel}
        </Button>
        <Button
          ref={props.isDangerous ? undefined : takeFocus}
          variant="contained"
          color={props.isDangerous ? 'error' : 'primary'}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
