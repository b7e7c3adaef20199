import { InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';
import { typedNumber } from './typedNumber.ts';

export interface NumberInputProps extends Pick<
  TextFieldProps,
  'id' | 'name' | 'inputRef' | 'placeholder'
> {
  label: ReactNode;
  /** Null shows an empty field. */
  value: number | null;
  /** Null for an empty field; NaN for anything that is not a number, which no rule accepts. */
  onChange: (value: number | null) => void;
  /** The text before or after the number. */
  start?: string;
  end?: string;
  /** How many decimals are shown of a value that is not whole: 2 shows 12.5 as 12.50. */
  decimals?: number;
  error?: ReactNode;
  onBlur?: () => void;
}

/** A small field for a number. The text stays as it was typed. */
export function NumberInput({
  value,
  onChange,
  start,
  end,
  decimals,
  error,
  ...props
}: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { locale } = useFormats();
  const shown =
    value === null || Number.isNaN(value)
      ? ''
      : value.toLocaleString(locale, {
          useGrouping: false,
          ...(!Number.isInteger(value) && { minimumFractionDigits: decimals }),
        });
  return (
    <TextField
      {...props}
      variant="outlined"
      size="small"
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedNumber(target.value, locale));
      }}
      onBlur={() => {
        if (value === null || !Number.isNaN(value)) setTyped(null);
        props.onBlur?.();
      }}
      error={error !== undefined}
      helperText={error}
      fullWidth
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: {
          startAdornment: start && (
            <InputAdornment position="start" sx={{ mr: 0 }}>
              {start}
            </InputAdornment>
          ),
          endAdornment: end && <InputAdornment position="end">{end}</InputAdornment>,
        },
      }}
    />
  );
}
