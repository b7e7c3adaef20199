import { Box, Button } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface EditorFormProps {
  /** Answers whether what is typed could be applied. */
  onApply: () => boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of an editor whose values hold once they are applied: by its button, or by Enter. */
export function EditorForm({ onApply, onClose, children }: EditorFormProps) {
  const translate = useTranslate();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A popover is a child of the list's own forms as React sees it.
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
      <Button type="submit" variant="contained" sx={{ justifySelf: 'end' }}>
        {translate('lists.filters.apply')}
      </Button>
    </Box>
  );
}
