import { Box, InputBase, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { ON_PHONE, TOUCH_TARGET } from '../../theme/phoneTarget.ts';
import { type CellChoice, CellChoices } from './CellChoices.tsx';
import { Tip } from '../../admin/tooltips/Tip.tsx';

const INPUT_HEIGHT = 32;
const NOTE_LINES = 2;
const NOTE_LINE = '16px';
/** What a cell needs whether it has a note or not, so that rows keep their height. */
export const cellHeight = (isPhone: boolean): number =>
  (isPhone ? TOUCH_TARGET : INPUT_HEIGHT) + NOTE_LINES * Number.parseInt(NOTE_LINE, 10);

interface EditableCellProps {
  label: string;
  value: string;
  error: string | undefined;
  /** A note on the cell: its corrected value, or the row's former one. */
  note: string | undefined;
  isLocked: boolean;
  /** What it may mean, to choose from. */
  choices?: readonly CellChoice[];
  onCommit: (text: string) => void;
  onChoose?: (text: string) => void;
}

/** As much of a note as its row has room for, or all of it while the user types: phones cannot hover. */
const WHOLE_WHILE_TYPED = {
  position: 'relative',
  '&:focus-within > [data-told]': {
    position: 'absolute',
    left: 4,
    right: 4,
    pb: 0.5,
    display: 'block',
    bgcolor: 'background.paper',
    borderRadius: 0.5,
    boxShadow: 2,
  },
} as const;

/** A cell that can be edited in its place. What is typed stays until the server has it. */
export function EditableCell(props: EditableCellProps) {
  const {
    label,
    value,
    error,
    note,
    isLocked,
    choices = [],
    onCommit,
    onChoose = onCommit,
  } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const told = error ?? note;
  const toldId = useId();
  const commit = () => {
    if (typed !== null && typed !== value) onCommit(typed);
    else setTyped(null);
  };
  // The server now has what was typed, so from now on its text is shown.
  if (typed !== null && typed === value && document.activeElement?.ariaLabel !== label)
    setTyped(null);
  return (
    <Box component="td" sx={{ p: 0, px: 0.5, minWidth: 0, ...WHOLE_WHILE_TYPED }}>
      <InputBase
        fullWidth
        value={typed ?? value}
        readOnly={isLocked}
        error={error !== undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape' && typed !== null) {
            event.stopPropagation();
            setTyped(null);
          }
        }}
        endAdornment={
          choices.length > 0 &&
          !isLocked && <CellChoices label={label} choices={choices} onChoose={onChoose} />
        }
        inputProps={{
          'aria-label': label,
          'aria-describedby': told && toldId,
          spellCheck: false,
        }}
        sx={{
          typography: 'body2',
          height: INPUT_HEIGHT,
          [ON_PHONE]: { height: TOUCH_TARGET },
          px: 1,
          borderRadius: 0.5,
          border: 1,
          borderColor: error ? 'error.main' : 'transparent',
          '&:hover': { borderColor: error ? 'error.main' : 'divider' },
          '&.Mui-focused': { borderColor: 'primary.main' },
        }}
      />
      {told !== undefined && (
        <Tip title={told} describeChild letsThrough>
          <Typography
            id={toldId}
            variant="caption"
            data-told
            sx={{
              px: 1,
              lineHeight: NOTE_LINE,
              color: error ? 'error.main' : 'text.secondary',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: NOTE_LINES,
              overflow: 'hidden',
              overflowWrap: 'anywhere',
            }}
          >
            {told}
          </Typography>
        </Tip>
      )}
    </Box>
  );
}
