import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/RemoveRounded';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { readCount, readLeftCount, type TypedCount } from '../../../contract/booking/count.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { useFieldError } from './useFieldError.ts';

interface CountFieldProps {
  id: string;
  label: string;
  value: number;
  min: number;
  max: number;
  /** The field's text if it is not a count. */
  unfinished: string | undefined;
  /** The field whose error it shows. */
  field: string;
  onChange: (count: number) => void;
  onUnfinished: (text: string) => void;
}

/**
 * A number with a button on either side; the arrow keys count too. More than the maximum is
 * corrected immediately; less than the minimum, or nothing, when the field is left, so that a
 * number can be typed over. A correction is reported; anything that is not a whole number stays,
 * with an error.
 */
export function CountField(props: CountFieldProps) {
  const { id, label, value, min, max, unfinished, field, onChange, onUnfinished } = props;
  const translate = useTranslate();
  const [isLeft, setLeft] = useState(true);
  /** Whether a typed number was below the least or above the greatest. */
  const [corrected, setCorrected] = useState<'least' | 'most' | null>(null);
  const error = useFieldError(field, { left: isLeft });

  const take = (text: string, read: TypedCount): void => {
    setCorrected(read.kind === 'count' ? read.corrected : null);
    if (read.kind === 'count') onChange(read.count);
    else onUnfinished(text);
  };
  const leave = (): void => {
    setLeft(true);
    if (unfinished !== undefined) take(unfinished, readLeftCount(unfinished, { min, max }));
  };
  const step = (by: number): void => {
    setCorrected(null);
    onChange(Math.min(max, Math.max(min, value + by)));
  };
  const button = (by: 1 | -1, key: 'more' | 'fewer', Icon: typeof AddIcon) => (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={translate(`booking.count.${key}`, { what: label })}
      disabled={by > 0 ? value >= max : value <= min}
      onClick={() => step(by)}
      sx={phoneTarget}
    >
      <Icon fontSize="small" />
    </IconButton>
  );

  return (
    <TextField
      id={id}
      label={label}
      value={unfinished ?? value}
      onChange={({ target }) => take(target.value, readCount(target.value, { min, max }))}
      onFocus={({ target }) => {
        setLeft(false);
        target.select();
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        step(by);
      }}
      fullWidth
      error={error !== undefined}
      helperText={
        error ?? (corrected ? translate(`booking.count.${corrected}`, { min, max }) : undefined)
      }
      slotProps={{
        formHelperText: { role: 'status' },
        htmlInput: {
          role: 'spinbutton',
          inputMode: 'numeric',
          autoComplete: 'off',
          'aria-valuemin': min,
          'aria-valuemax': max,
          'aria-valuenow': value,
          sx: { textAlign: 'center', px: 0 },
        },
        input: {
          sx: { px: 0.5 },
          startAdornment: (
            <InputAdornment position="start" sx={{ mr: 0 }}>
              {button(-1, 'fewer', RemoveIcon)}
            </InputAdornment>
          ),
          endAdornment: (
            <InputAdornment position="end" sx={{ ml: 0 }}>
              {button(1, 'more', AddIcon)}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
