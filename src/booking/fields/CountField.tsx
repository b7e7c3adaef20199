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
 * can be typed over. What was corrected is said.
 */
export function CountField({ id, label, value, min, max, onChange }: CountFieldProps) {
  const translate = useTranslate();
  /** What stands in the field while it is being typed and is no count yet. */
  const [unfinished, setUnfinished] = useState<string | null>(null);
  /** Which end a typed number was beyond. */
  const [corrected, setCorrected] = useState<'least' | 'most' | null>(null);

  const set = (count: number): void => {
    setUnfinished(null);
    onChange(Math.min(max, Math.max(min, count)));
  };
  const type = (text: string): void => {
    const typed = /^\s*-?\d*/.exec(text)?.[0].trim() ?? '';
    const isCount = /\d/.test(typed) && Number(typed) >= min;
    setCorrected(isCount && Number(typed) > max ? 'most' : null);
    if (isCount) set(clampCount(typed, min, max));
    else setUnfinished(typed);
  };
  const leave = (): void => {
    if (unfinished === null) return;
    // An emptied field that may be zero was not wrong.
    if (unfinished !== '' || min > 0) setCorrected('least');
    set(min);
  };
  const step = (by: number): void => {
    setCorrected(null);
    set(value + by);
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
      onChange={({ target }) => type(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={leave}
      onKeyDown={(event) => {
        const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        step(by);
      }}
      fullWidth
      helperText={corrected ? translate(`booking.count.${corrected}`, { min, max }) : undefined}
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
