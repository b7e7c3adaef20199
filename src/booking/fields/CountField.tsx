import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/RemoveRounded';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { clampCount } from '../../../contract/booking/draft.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';

interface CountFieldProps {
  id: string;
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (count: number) => void;
}

/**
 * A number with a button on either side; the arrow keys count too. More than can be goes down to
 * the most at once; less, or nothing, goes up to the least when the field is left, so that a number
 * can be typed over.
 */
export function CountField({ id, label, value, min, max, onChange }: CountFieldProps) {
  const translate = useTranslate();
  /** What stands in the field while it is being typed and is no count yet. */
  const [unfinished, setUnfinished] = useState<string | null>(null);

  const set = (count: number): void => {
    setUnfinished(null);
    onChange(Math.min(max, Math.max(min, count)));
  };
  const type = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '');
    if (digits !== '' && Number(digits) >= min) set(clampCount(digits, min, max));
    else setUnfinished(digits);
  };
  const button = (by: 1 | -1, key: 'more' | 'fewer', Icon: typeof AddIcon) => (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={translate(`booking.count.${key}`, { what: label })}
      disabled={by > 0 ? value >= max : value <= min}
      onClick={() => set(value + by)}
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
      onChange={({ target }) => type(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        if (unfinished !== null) set(min);
      }}
      onKeyDown={(event) => {
        const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        set(value + by);
      }}
      fullWidth
      slotProps={{
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
