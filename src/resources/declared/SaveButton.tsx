import { useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { SubmitButton } from '../../admin/dialogs/SubmitButton.tsx';

interface SaveButtonProps {
  isBusy: boolean;
  /** The marked fields can be saved as they are. */
  mayRepeat?: boolean;
}

/** Saves the form around it, once something in it has changed. */
export function SaveButton({ isBusy, mayRepeat = false }: SaveButtonProps) {
  const translate = useTranslate();
  // Not `isDirty`: a reset that keeps the typed values clears it, but not the dirty fields.
  const { dirtyFields, isValid } = useFormState();
  const isChanged = Object.keys(dirtyFields).length > 0;
  const isUnchangedRow = useRecordContext()?.id !== undefined && !isChanged;
  return (
    <SubmitButton
      type="submit"
      loading={isBusy}
      isReady={isChanged && (isValid || mayRepeat)}
      told={isUnchangedRow ? translate('common.unchanged') : undefined}
      onClick={(event) => {
        if (isUnchangedRow) event.preventDefault();
      }}
    >
      {translate('ra.action.save')}
    </SubmitButton>
  );
}
