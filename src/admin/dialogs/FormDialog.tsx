import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isSinglePress, singlePress } from './isSinglePress.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useLeaving } from './useLeaving.tsx';

interface FormDialogProps {
  title: string;
  /** A text about the form, between title and fields. */
  text?: string;
  /** In CSS pixels; narrower on a narrow screen. */
  width: number;
  submitLabel: string;
  /** Why submitting failed; the form can be submitted again. */
  failure?: ReactNode;
  /** The values are being processed: they can neither be submitted again nor cancelled. */
  isBusy?: boolean;
  /** Something was typed: asks before it is lost. */
  isTyped?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a few fields to fill in and submit. */
export function FormDialog({ isBusy = false, isTyped = false, ...props }: FormDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  const { leave, question } = useLeaving({ isBusy, isTyped, onClose: props.onClose });
  return (
    <Dialog
      open
      onClose={singlePress(leave)}
      aria-labelledby={titleId}
      aria-describedby={props.text === undefined ? undefined : textId}
      slotProps={{ paper: { sx: { width: props.width } } }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog may have been opened in another form, which would be submitted with it.
          event.stopPropagation();
          if (!isBusy) props.onSubmit();
        }}
        sx={{ display: 'contents' }}
      >
        <DialogTitle id={titleId}>{props.title}</DialogTitle>
        <DialogContent>
          {props.text === undefined ? null : (
            <DialogContentText id={textId}>{props.text}</DialogContentText>
          )}
          <Box sx={{ display: 'grid', gap: 2.5, pt: props.text === undefined ? 1 : 2.5 }}>
            {props.failure && <Alert severity="error">{props.failure}</Alert>}
            {props.children}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={leave} disabled={isBusy}>
            {translate('common.cancel')}
          </Button>
          <SubmitButton
            type="submit"
            loading={isBusy}
            onClick={(event) => {
              if (!isSinglePress(event)) event.preventDefault();
            }}
          >
            {props.submitLabel}
          </SubmitButton>
        </DialogActions>
      </Box>
      {question}
    </Dialog>
  );
}
