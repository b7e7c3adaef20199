import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useBackCloses } from '../admin/dialogs/useBackCloses.ts';
import { Sessions } from './Sessions.tsx';

/** The sessions of readers who have no profile page. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  useBackCloses(onClose);
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 600 } } }}
    >
      <DialogTitle id={titleId}>{translate('profile.sessions')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{translate('profile.sessionsText')}</DialogContentText>
        <Sessions />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('profile.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
