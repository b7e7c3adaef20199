import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { passengerOf, pickupTimeOf } from '../../../contract/booking/draft.ts';
import type { DraftStep } from '../../../contract/booking/draftRules.ts';
import { routeText } from '../../../contract/core/format.ts';
import { iconOnPhone } from '../../theme/iconOnPhone.ts';
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
    { step: 'address', what: translate('booking.steps.address'), text: routeText(stops) },
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
      sx={{
        // The texts get all the room that the labels and buttons do not need.
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr) auto',
        alignItems: { xs: 'center', sm: 'baseline' },
        columnGap: 1.5,
        rowGap: { xs: 0, sm: 1 },
        m: 0,
        minWidth: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        pl: 2,
        pr: { xs: 0.5, sm: 2 },
        py: { xs: 0.5, sm: 1.5 },
      }}
    >
      {lines.map(({ step, what, text }) => (
        <Fragment key={what}>
          <Typography variant="body2" color="textSecondary">
            {what}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
          <Button
            size="small"
            startIcon={<EditIcon />}
            aria-label={translate('booking.summary.edit', { what })}
            onClick={() => dispatch({ type: 'stepOpened', step })}
            sx={[
              { minHeight: 28, minWidth: 0 },
              { '& .MuiButton-startIcon': { display: { sm: 'none' } } },
              iconOnPhone,
            ]}
          >
            <span data-label>{translate('ra.action.edit')}</span>
          </Button>
        </Fragment>
      ))}
    </Box>
  );
}
