import { Button, DialogActions } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

interface DialogButtonsProps {
  busy: boolean;
  /** Save can be pressed while fields are in error. */
  savesUnchecked: boolean;
  onCancel: () => void;
}

/** Cancels the form, or saves it once something in it has changed. */
export function DialogButtons({ busy, savesUnchecked, onCancel }: DialogButtonsProps) {
  const translate = useTranslate();
  // Not `isDirty`: a reset that keeps the typed values clears it, but not the dirty fields.
  const { dirtyFields, isValid } = useFormState();
  const isChanged = Object.keys(dirtyFields).length > 0;
  return (
    <DialogActions>
      <Button variant="outlined" onClick={onCancel} disabled={busy}>
        {translate('ra.action.cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        loading={busy}
        disabled={!isChanged || !(isValid || savesUnchecked)}
      >
        {translate('ra.action.save')}
      </Button>
    </DialogActions>
  );
}
