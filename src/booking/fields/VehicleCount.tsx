import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/RemoveRounded';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { clampVehicles } from '../../../contract/booking/draft.ts';
import { MAX_VEHICLES, MIN_VEHICLES } from '../../../contract/booking/request.ts';
import { useBooking } from '../state/BookingContext.ts';

/** How many vehicles come, 1 to 10. The arrow keys count too. */
export function VehicleCount() {
  const translate = useTranslate();
  const { wizard, dispatch } = useBooking();
  const count = wizard.draft.numberOfVehicles;
  const choose = (wanted: number) => dispatch({ type: 'vehiclesChosen', count: wanted });
  const button = (by: 1 | -1, key: 'more' | 'fewer', Icon: typeof AddIcon) => (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={translate(`booking.vehicles.${key}`)}
      disabled={by > 0 ? count >= MAX_VEHICLES : count <= MIN_VEHICLES}
      onClick={() => choose(count + by)}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
  return (
    <TextField
      id="booking-vehicles"
      label={translate('booking.vehicles.label')}
      value={count}
      onChange={({ target }) => choose(clampVehicles(target.value))}
      onFocus={({ target }) => target.select()}
      onKeyDown={({ key }) => {
        if (key === 'ArrowUp') choose(count + 1);
        if (key === 'ArrowDown') choose(count - 1);
      }}
      sx={{ width: { xs: '100%', sm: 200 } }}
      slotProps={{
        htmlInput: {
          role: 'spinbutton',
          inputMode: 'numeric',
          autoComplete: 'off',
          'aria-valuemin': MIN_VEHICLES,
          'aria-valuemax': MAX_VEHICLES,
          'aria-valuenow': count,
          sx: { textAlign: 'center' },
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">{button(-1, 'fewer', RemoveIcon)}</InputAdornment>
          ),
          endAdornment: (
            <InputAdornment position="end">{button(1, 'more', AddIcon)}</InputAdornment>
          ),
        },
      }}
    />
  );
}
