import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { passengerOf } from '../../../contract/booking/draft.ts';
import { formatPhone } from '../../../contract/core/phone.ts';
import { nameOf } from '../names.ts';
import { useDispatch, useDraft } from '../state/BookingContext.ts';

/** Who travels, shown on the later steps, with a link back to the choice. */
export function PassengerLine() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const passenger = useDraft(({ draft }) => passengerOf(draft));
  if (!passenger) return null;
  const what = translate('booking.summary.passenger');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: -1.5 }}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 0 }} noWrap>
        {/* Otherwise a name in Arabic or Hebrew would turn the number around. */}
        <bdi>{nameOf(passenger)}</bdi>
        {passenger.phone && ` · ${formatPhone(passenger.phone)}`}
      </Typography>
      <Button
        size="small"
        aria-label={translate('booking.summary.edit', { what })}
        onClick={() => dispatch({ type: 'stepOpened', step: 'passenger' })}
        sx={{ minHeight: 28, minWidth: 0 }}
      >
        {translate('ra.action.edit')}
      </Button>
    </Box>
  );
}
