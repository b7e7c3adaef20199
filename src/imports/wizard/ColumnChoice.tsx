import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

const LEFT_OUT = '-';

interface ColumnChoiceProps {
  /** The heading in the file, or the number of the column. */
  heading: string;
  /** Some of the column's values. */
  examples: string;
  /** The key of the field that the column is imported as; null where it is left out. */
  value: string | null;
  options: readonly { key: string; label: string }[];
  onChange: (key: string | null) => void;
}

/** One column of the file, and what it is imported as. */
export function ColumnChoice({ heading, examples, value, options, onChange }: ColumnChoiceProps) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 260px' },
        gap: 1,
        alignItems: 'center',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {heading}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap component="div">
          {examples}
        </Typography>
      </Box>
      <TextField
        select
        size="small"
        margin="none"
        value={value ?? LEFT_OUT}
        onChange={({ target }) => onChange(target.value === LEFT_OUT ? null : target.value)}
        slotProps={{
          select: {
            SelectDisplayProps: {
              'aria-label': translate('imports.importAs', { column: heading }),
            },
          },
        }}
      >
        <MenuItem value={LEFT_OUT}>
          <em>{translate('imports.leaveOut')}</em>
        </MenuItem>
        {options.map(({ key, label }) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
