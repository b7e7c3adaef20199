import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';

export interface NumberBoxProps {
  label: string;
  /** Null shows an empty field. */
  value: number | null;
  /** Null for an empty field; NaN for anything that is not a number, which no rule accepts. */
  onChange: (value: number | null) => void;
  /** The text before or after the number. */
  start?: string;
  end?: string;
  error?: string | undefined;
}

/** Reads a typed number, with a point or a comma before its decimals. */
const readNumber = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'));

/** A small field for a number. The text stays as it was typed. */
export function NumberBox({ label, value, onChange, start, end, error }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { locale } = useFormats();
  const shown =
    value === null || Number.isNaN(value)
      ? ''
      : value.toLocaleString(locale, { useGrouping: false });
  return (
    <TextField
      label={label}
      size="small"
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readNumber(target.value));
      }}
      onBlur={() => {
        if (value === null || !Number.isNaN(value)) setTyped(null);
      }}
      error={error !== undefined}
      helperText={error}
      fullWidth
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: {
          startAdornment: start && <InputAdornment position="start">{start}</InputAdornment>,
          endAdornment: end && <InputAdornment position="end">{end}</InputAdornment>,
        },
      }}
    />
  );
}
