import StoppedIcon from '@mui/icons-material/BlockOutlined';
import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { focusOnStop } from '../focus.ts';
import { useQuotes } from '../state/BookingContext.ts';

/**
 * Shown above a button that travel rules hold back: the reason in short, with a link to the full
 * one, which may be out of sight further up.
 */
export function WhyStopped() {
  const translate = useTranslate();
  const { isStopped, preview } = useQuotes().policy;
  const violations = preview?.violations ?? [];
  const [first] = violations;
  if (!isStopped || !first) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1, color: 'error.main' }}>
      <StoppedIcon fontSize="small" aria-hidden />
      <Typography
        variant="body2"
        sx={{
          flex: 1,
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
        }}
      >
        {translate('policy.stoppedBy', {
          rule: first.message,
          smart_count: violations.length,
        })}
      </Typography>
      <Link
        component="button"
        type="button"
        variant="body2"
        onClick={focusOnStop}
        sx={{ whiteSpace: 'nowrap', minHeight: { xs: 44, sm: 24 }, mt: { xs: -1.5, sm: 0 } }}
      >
        {translate('policy.show')}
      </Link>
    </Box>
  );
}
