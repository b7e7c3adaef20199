import { Chip } from '@mui/material';
import { alpha, darken } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { InvoiceStatus } from '../../../contract/resources/invoices.ts';

const TONES = { open: 'info', overdue: 'error', paid: 'success' } as const;

/** Open, overdue or paid, on a tint that keeps the word legible. */
export function InvoiceStatusChip({ status }: { status: InvoiceStatus }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      label={translate(`resources.choices.${status}`)}
      sx={({ palette }) => {
        const { main } = palette[TONES[status]];
        const isDark = palette.mode === 'dark';
        return {
          color: isDark ? main : darken(main, 0.3),
          bgcolor: alpha(main, isDark ? 0.18 : 0.1),
          fontWeight: 600,
          fontSize: 11,
          height: 20,
          borderRadius: 1,
          '& .MuiChip-label': { px: 0.875 },
        };
      }}
    />
  );
}
