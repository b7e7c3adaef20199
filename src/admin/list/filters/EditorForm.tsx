import { Box } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { SubmitButton } from '../../dialogs/SubmitButton.tsx';

interface EditorFormProps {
  /** Returns whether what is typed could be applied. */
  onApply: () => boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of an editor whose values are applied by its button or by Enter. */
export function EditorForm({ onApply, onClose, children }: EditorFormProps) {
  const translate = useTranslate();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // In React's tree a popover is inside the list's own forms.
    event.stopPropagation();
    if (onApply()) onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ p: 2, display: 'grid', gap: 1.5, justifyItems: 'stretch' }}
    >
      {children}
      <SubmitButton type="submit" sx={{ justifySelf: 'end' }}>
        {translate('lists.filters.apply')}
      </SubmitButton>
    </Box>
  );
}
