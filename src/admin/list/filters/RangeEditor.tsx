import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '../../dialogs/takeFocus.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { typedNumber } from '../../inputs/typedNumber.ts';
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
  /** The least number that makes sense, as it is typed and in words; none if it is left out. */
  least?: { number: number; text: string } | undefined;
}

/** The smallest and the largest number; either may be left empty. */
export function RangeEditor({ value, onChange, onClose, unit, least }: RangeEditorProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState({
    from: value.from === null ? '' : String(value.from),
    to: value.to === null ? '' : String(value.to),
  });
  const [isTried, setTried] = useState(false);
  const { locale } = useFormats();
  const range: Range = {
    from: typedNumber(typed.from, locale),
    to: typedNumber(typed.to, locale),
  };
  const isReversed = range.from !== null && range.to !== null && range.to < range.from;
  const problemOf = (end: 'from' | 'to'): string | null => {
    const number = range[end];
    if (number === null) return null;
    if (Number.isNaN(number)) return translate('lists.filters.notANumber');
    if (least && number < least.number)
      return translate('validation.tooSmall', { min: least.text });
    return end === 'to' && isReversed ? translate('lists.filters.order') : null;
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
              helperText={problem}
              onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
              slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
            />
          );
        })}
      </Box>
    </EditorForm>
  );
}
