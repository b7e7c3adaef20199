import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { passengerOf, pickupTimeOf } from '../../../contract/booking/draft.ts';
import type { DraftStep } from '../../../contract/booking/draftRules.ts';
import { useFormats } from '../../resources/declared/useFormats.ts';
import { nameOf } from '../names.ts';
import { useBooking } from '../state/BookingContext.ts';

/** What was chosen on the steps before, each line leading back to its step. */
export function DraftSummary() {
  const translate = useTranslate();
  const { dateTime } = useFormats();
  const { wizard, dispatch } = useBooking();
  const { draft } = wizard;
  const passenger = passengerOf(draft);
  const local = pickupTimeOf(draft);
  const when = local ? dateTime(`${local}Z`, 'UTC') : translate('booking.schedule.asap');
  const way = [draft.origin, ...draft.waypoints, draft.destination].map(({ text }) => text);
  const lines: { step: DraftStep; what: string; text: string }[] = [
    {
      step: 'passenger',
      what: translate('booking.summary.passenger'),
      text: passenger ? nameOf(passenger) : '',
    },
    { step: 'address', what: translate('booking.steps.address'), text: way.join(' → ') },
    { step: 'address', what: translate('booking.summary.date'), text: when },
  ];
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
