import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/CloseRounded';
import SwapIcon from '@mui/icons-material/SwapVertRounded';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { airportEnd } from '../../../contract/booking/draft.ts';
import { MAX_WAYPOINTS } from '../../../contract/booking/request.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { AddressField } from '../fields/AddressField.tsx';
import { FlightPanel } from '../fields/FlightPanel.tsx';
import { ScheduleFields } from '../fields/ScheduleFields.tsx';
import { useBooking } from '../state/BookingContext.ts';
import { focusOn, NEXT_BUTTON, StepFrame } from './StepFrame.tsx';

const PICKUP = 'booking-pickup';
const DROPOFF = 'booking-dropoff';
const stopId = (key: string) => `booking-stop-${key}`;
const removeId = (key: string) => `booking-stop-remove-${key}`;

/** Where from, where to, over which stops, and when. */
export function AddressStep() {
  const translate = useTranslate();
  const { wizard, dispatch, errors } = useBooking();
  const { origin, destination, waypoints } = wizard.draft;
  const hasStops = pageConfig().features.includes('address-vias');
  const fields = [
    { id: PICKUP, isDone: origin.place !== null },
    ...waypoints.map(({ key, place }) => ({ id: stopId(key), isDone: place !== null })),
    { id: DROPOFF, isDone: destination.place !== null },
  ];
  const firstOpen = fields.find(({ isDone }) => !isDone)?.id ?? NEXT_BUTTON;
  const [start] = useState(firstOpen);
  useEffect(() => void focusOn(start), [start]);

  /** After a choice, focus goes on to the first address that is still open. */
  const goOn = (from: string) => (): void => {
    const next = fields.find(({ id, isDone }) => id !== from && !isDone)?.id ?? NEXT_BUTTON;
    focusOn(next);
  };
  const addStop = (): void => {
    const key = crypto.randomUUID();
    dispatch({ type: 'stopAdded', key });
    requestAnimationFrame(() => focusOn(stopId(key)));
  };

  const removeStop = (key: string, index: number): void => {
    dispatch({ type: 'stopRemoved', key });
    // The button that had the focus is gone; the one of the next stop, or the dropoff, takes it.
    const next = waypoints[index + 1] ?? waypoints[index - 1];
    requestAnimationFrame(() => focusOn(next ? removeId(next.key) : DROPOFF));
  };

  return (
    <StepFrame
      title={translate('booking.headings.address')}
      submitLabel={translate('booking.steps.next')}
      isReady={Object.keys(errors).length === 0}
      onSubmit={() => dispatch({ type: 'stepOpened', step: 'vehicle' })}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1 }}>
        <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
          <AddressField
            id={PICKUP}
            field="origin"
            use="pickup"
            path="origin"
            label={translate('booking.address.pickup')}
            address={origin}
            onChosen={goOn(PICKUP)}
          />
          {waypoints.map((stop, index) => (
            <Box key={stop.key} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <AddressField
                  id={stopId(stop.key)}
                  field={{ stop: stop.key }}
                  use="stop"
                  path={`waypoints.${index}`}
                  label={translate('booking.address.stop', { number: index + 1 })}
                  address={stop}
                  onChosen={goOn(stopId(stop.key))}
                />
              </Box>
              <IconButton
                aria-label={translate('booking.address.removeStop', { number: index + 1 })}
                id={removeId(stop.key)}
                onClick={() => removeStop(stop.key, index)}
                sx={{ mt: 4 }}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
          <AddressField
            id={DROPOFF}
            field="destination"
            use="dropoff"
            path="destination"
            label={translate('booking.address.dropoff')}
            address={destination}
            onChosen={goOn(DROPOFF)}
          />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', pt: 3 }}>
          <Tooltip title={translate('booking.address.swap')}>
            <IconButton
              aria-label={translate('booking.address.swap')}
              onClick={() => dispatch({ type: 'swapped' })}
              sx={{ border: 1, borderColor: 'divider' }}
            >
              <SwapIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
      {hasStops && waypoints.length < MAX_WAYPOINTS ? (
        <Box sx={{ mt: -1 }}>
          <Button size="small" startIcon={<AddIcon />} onClick={addStop}>
            {translate('booking.address.addStop')}
          </Button>
        </Box>
      ) : null}
      <ScheduleFields />
      {airportEnd(wizard.draft) === null ? null : <FlightPanel />}
    </StepFrame>
  );
}
