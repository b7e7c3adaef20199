import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useEffect, useId, type RefObject } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isSigningInAgain } from '../../authProvider/signInAgain.ts';

/**
 * Asks before a form with unsaved changes is left in any way: Cancel, Escape, a link, the browser's
 * Back. `isSaved` permits leaving after a successful save.
 */
export function UnsavedGuard({ isSaved }: { isSaved: RefObject<boolean> }) {
  const translate = useTranslate();
  const titleId = useId();
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent): void => {
      // Nothing is lost while the user signs in again: `FormDraft` keeps it.
      if (!isSaved.current && !isSigningInAgain()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty, isSaved]);

  const stay = (): void => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
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
