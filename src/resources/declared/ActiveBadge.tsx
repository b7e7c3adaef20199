import { Chip } from '@mui/material';
import { alpha, darken } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

/** Whether a row is in use, in capitals, on a tint that keeps the word legible. */
export function ActiveBadge({ value }: { value: string }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      label={translate(`resources.choices.${value}`)}
      sx={({ palette }) => {
        // Small words on a tint need more contrast than secondary text has.
        const main = value === 'active' ? palette.success.main : palette.text.primary;
        const isDark = palette.mode === 'dark';
        return {
          color: isDark || value !== 'active' ? main : darken(main, 0.3),
          bgcolor: alpha(main, isDark ? 0.18 : 0.08),
          fontWeight: 600,
          fontSize: 11,
          letterSpacing: 0.4,
          textTransform: 'uppercase',
          height: 20,
          borderRadius: 1,
          '& .MuiChip-label': { px: 0.875 },
        };
      }}
    />
  );
}
