import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { singlePress } from './isSinglePress.ts';
import { takeFocus } from './takeFocus.ts';
import { useBackCloses } from './useBackCloses.ts';

const DIALOG_WIDTH = 400;

interface ConfirmDialogProps {
  /** Open by default. */
  isOpen?: boolean;
  title: string;
  children: ReactNode;
  /** Why the confirmed action failed; it can be confirmed again. */
  failure?: ReactNode;
  /** The confirmed action is under way: neither answer can be given. */
  isBusy?: boolean;
  /** Information for the decision is still loading: it cannot be confirmed yet. */
  isWaiting?: boolean;
  /** What is asked about has become impossible: it cannot be confirmed. */
  isBarred?: boolean;
  /** The labels of the two answers; closing the dialog counts as the first. */
  keepLabel: string;
  confirmLabel: string;
  /** Red, with the focus on the answer that changes nothing. */
  isDangerous?: boolean;
  /** Puts the focus on the answer that changes nothing, where an additional Enter would do harm. */
  isCareful?: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

/** A question with two answers. */
export function ConfirmDialog({
  isOpen = true,
  isBusy = false,
  isWaiting = false,
  isBarred = false,
  isDangerous = false,
  isCareful = isDangerous,
  ...props
}: ConfirmDialogProps) {
  const keep = (): void => {
    if (!isBusy) props.onKeep();
  };
  useBackCloses(keep, isOpen);
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={singlePress(keep)}
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { sx: { width: DIALOG_WIDTH } } }}
    >
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent id={textId} sx={{ overflowWrap: 'anywhere' }}>
        {props.children}
        {props.failure && (
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
          disabled={isWaiting || isBarred}
          onClick={singlePress(props.onConfirm)}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
