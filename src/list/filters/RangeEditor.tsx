import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '../../dialogs/takeFocus.ts';
import { EditorForm } from './EditorForm.tsx';

export interface Range {
  from: number | null;
  to: number | null;
}

interface RangeEditorProps {
  value: Range;
  onChange: (value: Range) => void;
  onClose: () => void;
  /** The unit of the numbers: `£`, `m`. */
  unit?: string | undefined;
}

/** A typed number, with a comma or a point; null if empty, and NaN if it is not a number. */
function numberOf(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return typed === '' ? null : Number(typed);
}

/** The smallest and the largest number; either may be left empty. */
export function RangeEditor({ value, onChange, onClose, unit }: RangeEditorProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState({
    from: value.from === null ? '' : String(value.from),
    to: value.to === null ? '' : String(value.to),
  });
  const [isTried, setTried] = useState(false);
  const range: Range = { from: numberOf(typed.from), to: numberOf(typed.to) };
  const isReversed = range.from !== null && range.to !== null && range.to < range.from;
  const problemOf = (end: 'from' | 'to'): string | null => {
    if (Number.isNaN(range[end])) return 'notANumber';
    return end === 'to' && isReversed ? 'order' : null;
  };
  const apply = (): boolean => {
    setTried(true);
    if (problemOf('from') ?? problemOf('to')) return false;
    onChange(range);
    return true;
  };
  return (
    <EditorForm onApply={apply} onClose={onClose}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {(['from', 'to'] as const).map((end) => {
          const name = translate(`lists.filters.${end === 'from' ? 'least' : 'most'}`);
          const problem = isTried ? problemOf(end) : null;
          return (
            <TextField
              key={end}
              margin="none"
              inputRef={end === 'from' ? takeFocus : undefined}
              label={unit ? `${name} (${unit})` : name}
              value={typed[end]}
              error={problem !== null}
              helperText={problem ? translate(`lists.filters.${problem}`) : undefined}
              onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
              slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
            />
          );
        })}
      </Box>
    </EditorForm>
  );
}
