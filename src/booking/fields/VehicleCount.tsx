import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { VEHICLE_LIMITS } from '../../../contract/booking/draftRules.ts';
import { useDispatch, useDraft } from '../state/BookingContext.ts';
import { CountField } from './CountField.tsx';

/** How many vehicles come, 1 to 10. */
export function VehicleCount() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const count = useDraft(({ draft }) => draft.numberOfVehicles);
  const unfinished = useDraft(({ draft }) => draft.unfinishedCounts.vehicles);
  return (
    <Box sx={{ width: { xs: '100%', sm: 200 } }}>
      <CountField
        id="booking-vehicles"
        label={translate('booking.vehicles.label')}
        value={count}
        {...VEHICLE_LIMITS}
        field="vehicles"
        unfinished={unfinished}
        onChange={(chosen) => dispatch({ type: 'vehiclesChosen', count: chosen })}
        onUnfinished={(text) => dispatch({ type: 'countUnfinished', field: 'vehicles', text })}
      />
    </Box>
  );
}
