import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MAX_VEHICLES, MIN_VEHICLES } from '../../../contract/booking/request.ts';
import { useBooking } from '../state/BookingContext.ts';
import { CountField } from './CountField.tsx';

/** How many vehicles come, 1 to 10. */
export function VehicleCount() {
  const translate = useTranslate();
  const { wizard, dispatch } = useBooking();
  return (
    <Box sx={{ width: { xs: '100%', sm: 200 } }}>
      <CountField
        id="booking-vehicles"
        label={translate('booking.vehicles.label')}
        value={wizard.draft.numberOfVehicles}
        min={MIN_VEHICLES}
        max={MAX_VEHICLES}
        onChange={(count) => dispatch({ type: 'vehiclesChosen', count })}
      />
    </Box>
  );
}
