import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { passengerOf, pickupTimeOf } from '../../../contract/booking/draft.ts';
import type { DraftStep } from '../../../contract/booking/draftRules.ts';
import { nameOf } from '../names.ts';
import { useDispatch, useDraft, useQuotes } from '../state/BookingContext.ts';
import { useLocalTime } from '../useLocalTime.ts';

interface SummaryLine {
  step: DraftStep;
  what: string;
  text: string;
}

/** Who travels, from where to where, and when; only what is known already. */
export function useSummaryLines(): SummaryLine[] {
  const translate = useTranslate();
  const writeTime = useLocalTime();
  const { context } = useQuotes();
  const passenger = useDraft(({ draft }) => passengerOf(draft));
  const local = useDraft(({ draft }) => pickupTimeOf(draft));
  const stops = useDraft(({ draft }) =>
    [draft.origin, ...draft.waypoints, draft.destination].map(({ text }) => text).filter(Boolean),
  );
  const when = local
    ? writeTime(local, context.zone, context.now)
    : translate('booking.schedule.asap');
  return [
    {
      step: 'passenger',
      what: translate('booking.summary.passenger'),
      text: passenger ? nameOf(passenger) : '',
    },
    { step: 'address', what: translate('booking.steps.address'), text: stops.join(' → ') },
    { step: 'address', what: translate('booking.summary.date'), text: when },
  ];
}

/** What was chosen in the steps before; each line leads back to its step. */
export function DraftSummary() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const lines = useSummaryLines();
  return (
    <Box
      component="fieldset"
      aria-label={translate('booking.summary.label')}
      sx={{ m: 0, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 2, px: 2, py: 1 }}
    >
      {lines.map(({ step, what, text }) => (
        <Box key={what} sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, py: 0.5 }}>
          <Typography variant="body2" color="text.secondary" sx={{ width: 84, flexShrink: 0 }}>
            {what}
          </Typography>
          <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
          <Button
            size="small"
            aria-label={translate('booking.summary.edit', { what })}
            onClick={() => dispatch({ type: 'stepOpened', step })}
            sx={{ minHeight: 28, minWidth: 0 }}
          >
            {translate('ra.action.edit')}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
