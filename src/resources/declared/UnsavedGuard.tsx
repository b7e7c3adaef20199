import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useEffect, useId, type RefObject } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isSigningInAgain } from '../../authProvider/signInAgain.ts';
import { useGuard } from '../../admin/dialogs/guards.tsx';
import { useClosingWarning } from '../../admin/dialogs/useClosingWarning.ts';

interface UnsavedGuardProps {
  /** Permits leaving after a successful save. */
  isSaved: RefObject<boolean>;
  /** The changes were sent, so they can no longer be discarded: the form stays until the answer. */
  isSaving?: boolean;
  /** The form is not left. */
  onStay?: () => void;
}

/**
 * Asks before a form with unsaved changes is left in any way: Cancel, Escape, a link, the browser's
 * Back.
 */
export function UnsavedGuard({ isSaved, isSaving = false, onStay }: UnsavedGuardProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const blocker = useGuard(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  );

  // Nothing is lost while the user signs in again: `FormDraft` keeps it.
  useClosingWarning(isDirty, () => !isSaved.current && !isSigningInAgain());

  const isAsked = blocker.state === 'blocked';
  const stay = useEvent((): void => {
    blocker.reset?.();
    onStay?.();
  });
  useEffect(() => {
    if (isAsked && isSaving) stay();
  }, [isAsked, isSaving, stay]);
  return (
    <Dialog
      open={isAsked && !isSaving}
      onClose={stay}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 400 } } }}
    >
      <DialogTitle id={titleId}>{translate('resources.form.leaveTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('resources.form.leaveText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => blocker.proceed?.()} color="error">
          {translate('resources.form.leave')}
        </Button>
        <Button onClick={stay} variant="contained">
          {translate('resources.form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
