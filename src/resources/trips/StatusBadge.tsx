import { Chip } from '@mui/material';
import { alpha, darken } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import {
  CANCELLED_STATUSES,
  PAST_STATUSES,
  statusName,
  type BookingStatus,
} from '../../../contract/booking/status.ts';

type Tone = 'success' | 'error' | 'info' | 'warning';

const among = (list: readonly BookingStatus[], status: BookingStatus): boolean =>
  list.includes(status);

/** Ahead, under way, done or called off: what a reader looks for in a long list. */
function toneOf(status: BookingStatus): Tone {
  if (among(PAST_STATUSES, status)) return 'success';
  if (among(CANCELLED_STATUSES, status)) return 'error';
  return status === 'NEW' || status === 'PREBOOKED' ? 'info' : 'warning';
}

/** A trip's status in the reader's language, on a tint that keeps the words legible. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      label={translate(`statuses.${statusName(status)}`)}
      sx={(theme) => {
        const { main } = theme.palette[toneOf(status)];
        const isDark = theme.palette.mode === 'dark';
        return {
          // Small words on a tint of their own colour need more contrast than the colour gives.
          color: isDark ? main : darken(main, 0.3),
          bgcolor: alpha(main, isDark ? 0.18 : 0.1),
          fontWeight: 600,
          fontSize: 11,
          letterSpacing: 0.2,
          height: 'auto',
          borderRadius: 1,
          '& .MuiChip-label': { whiteSpace: 'nowrap', py: 0.375, px: 0.875, lineHeight: 1.3 },
        };
      }}
    />
  );
}
