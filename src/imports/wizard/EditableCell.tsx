import { Box, InputBase, Typography } from '@mui/material';
import { useState } from 'react';

interface EditableCellProps {
  label: string;
  value: string;
  error: string | undefined;
  /** A note on the cell: its corrected value, or the row's former one. */
  note: string | undefined;
  isLocked: boolean;
  onCommit: (text: string) => void;
}

/** One line for a note, or all of it while the user types in the cell: phones cannot hover. */
const WHOLE_WHILE_TYPED = {
  position: 'relative',
  '&:focus-within > [data-told]': {
    position: 'absolute',
    left: 4,
    right: 4,
    py: 0.5,
    whiteSpace: 'normal',
    bgcolor: 'background.paper',
    borderRadius: 0.5,
    boxShadow: 2,
  },
} as const;

/** A cell that can be edited in its place. What is typed stays until the server has it. */
export function EditableCell({ label, value, error, note, isLocked, onCommit }: EditableCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const told = error ?? note;
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
        inputProps={{ 'aria-label': label, title: told, spellCheck: false }}
        sx={{
          typography: 'body2',
          height: 32,
          px: 1,
          borderRadius: 0.5,
          border: 1,
          borderColor: error ? 'error.main' : 'transparent',
          '&:hover': { borderColor: error ? 'error.main' : 'divider' },
          '&.Mui-focused': { borderColor: 'primary.main' },
        }}
      />
      <Typography
        variant="caption"
        component="div"
        noWrap
        data-told
        title={told}
        sx={{ px: 1, lineHeight: 1.3, color: error ? 'error.main' : 'text.secondary' }}
      >
        {told}
      </Typography>
    </Box>
  );
}
