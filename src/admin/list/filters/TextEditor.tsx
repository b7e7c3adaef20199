import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '../../dialogs/takeFocus.ts';
import { EditorForm } from './EditorForm.tsx';

interface TextEditorProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onClose: () => void;
}

/** Filters by a part of a text. */
export function TextEditor({ label, value, onChange, onClose }: TextEditorProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(value);
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && typed.trim() === '';
  const apply = (): boolean => {
    setTried(true);
    if (typed.trim() === '') return false;
    onChange(typed.trim());
    return true;
  };
  return (
    <EditorForm onApply={apply} onClose={onClose}>
      <TextField
        inputRef={takeFocus}
        margin="none"
        label={label}
        value={typed}
        error={isMissing}
        helperText={isMissing ? translate('resources.form.missing', { label }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 255 } }}
      />
    </EditorForm>
  );
}
