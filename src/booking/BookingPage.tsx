import MapIcon from '@mui/icons-material/MapOutlined';
import { Box, Button, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AccountChange } from './AccountChange.tsx';
import { BookingMap } from './BookingMap.tsx';
import { ConfirmationStep } from './confirmation/ConfirmationStep.tsx';
import { BookingContext, type Booking } from './state/BookingContext.ts';
import { useBookingState } from './state/useBookingState.ts';
import { AddressStep } from './steps/AddressStep.tsx';
import { PassengerStep } from './steps/PassengerStep.tsx';
import { VehicleStep } from './steps/VehicleStep.tsx';
import { useCopiedTrip } from './useCopiedTrip.ts';
import { useForgottenBooking } from './useForgottenBooking.ts';
import { WizardStepper } from './WizardStepper.tsx';
import { TOP_BAR_HEIGHT } from '../shell/frame/useDrawer.ts';

const FORM_WIDTH = 560;
const STEPS = { passenger: PassengerStep, address: AddressStep, vehicle: VehicleStep };

function OpenStep({ wizard, submission }: Booking) {
  if (submission.phase !== 'idle') return <ConfirmationStep submission={submission} />;
  const Step = STEPS[wizard.step];
  return <Step />;
}

/** Books a trip in steps, the map beside them; on a phone the map folds away above. */
export function BookingPage() {
  const translate = useTranslate();
  const booking = useBookingState();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [isMapOpen, setMapOpen] = useState(false);
  useForgottenBooking(booking);
  useCopiedTrip(booking);
  const { wizard, dispatch, submission } = booking;
  const isOnItsWay = submission.phase !== 'idle';

  return (
    <BookingContext value={booking}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          minHeight: `calc(100dvh - ${TOP_BAR_HEIGHT}px)`,
        }}
      >
        <Box
          sx={{
            width: { xs: '100%', md: FORM_WIDTH },
            maxWidth: '100%',
            flexShrink: 0,
            display: 'flex',
            flexDirection: 'column',
            px: { xs: 2, sm: 3 },
            pt: 3,
            bgcolor: 'background.paper',
            borderRight: { md: 1 },
            borderColor: { md: 'divider' },
            flex: { xs: 1, md: 'none' },
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
            <Typography variant="h1" sx={{ flex: 1, fontSize: { xs: '1.375rem', sm: '1.75rem' } }}>
              {translate('booking.title')}
            </Typography>
            {isWide ? null : (
              <Button
                size="small"
                variant="outlined"
                startIcon={<MapIcon />}
                aria-expanded={isMapOpen}
                onClick={() => setMapOpen(!isMapOpen)}
              >
                {translate(isMapOpen ? 'booking.map.hide' : 'booking.map.show')}
              </Button>
            )}
          </Box>
          {!isWide && isMapOpen ? (
            <Box sx={{ height: 240, mx: { xs: -2, sm: -3 }, mb: 2 }}>
              <BookingMap />
            </Box>
          ) : null}
          <Box sx={{ mb: 3 }}>
            <WizardStepper
              current={isOnItsWay ? 'confirmation' : wizard.step}
              onOpen={isOnItsWay ? undefined : (step) => dispatch({ type: 'stepOpened', step })}
            />
          </Box>
          <OpenStep {...booking} />
        </Box>
        {isWide ? (
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              position: 'sticky',
              top: TOP_BAR_HEIGHT,
              height: `calc(100dvh - ${TOP_BAR_HEIGHT}px)`,
            }}
          >
            <BookingMap />
          </Box>
        ) : null}
      </Box>
      <AccountChange />
    </BookingContext>
  );
}
