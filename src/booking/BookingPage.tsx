import { Box } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { PaymentsProvider } from '../payments/PaymentsProvider.tsx';
import { beginAtTop } from './beginAtTop.ts';
import { BookingMap } from './BookingMap.tsx';
import { ConfirmationStep } from './confirmation/ConfirmationStep.tsx';
import { FormGate } from './frame/FormGate.tsx';
import { BookingMapPage } from './frame/MapPage.tsx';
import { OtherForm } from './frame/OtherForm.tsx';
import { TemplatesButton } from './frame/TemplatesButton.tsx';
import { useDraftForm, useProgress } from './state/BookingContext.ts';
import { BookingProvider } from './state/BookingProvider.tsx';
import { useBookingState } from './state/useBookingState.ts';
import { isFormOpen } from './state/submissionState.ts';
import { AddressStep, FieldsStep, PassengerStep, VehicleStep } from './steps/WizardSteps.tsx';
import { usePrefill } from './usePrefill.ts';
import { useQuickBooking } from './useQuickBooking.ts';
import { WizardStepper } from './WizardStepper.tsx';
import { report } from '../trackedEvents/report.ts';

const STEPS = {
  passenger: PassengerStep,
  address: AddressStep,
  vehicle: VehicleStep,
  fields: FieldsStep,
};

function OpenStep() {
  const { step, submission } = useProgress();
  const Step = STEPS[useDraftForm().step];
  return step === 'confirmation' && submission.phase !== 'idle' ? (
    <ConfirmationStep submission={submission} />
  ) : (
    <Step />
  );
}

/** Books a trip in steps, next to the map; on a phone the map folds away above the steps. */
export function BookingPage() {
  const translate = useTranslate();
  const booking = useBookingState();
  const prefill = usePrefill(booking);
  const sendNow = useQuickBooking(booking);
  useEffect(() => report('PAGE_VISITED'), []);
  const { form, progress } = booking;
  const { step, submission, isOffered } = progress;

  return (
    <BookingProvider {...booking} progress={{ ...progress, sendNow }}>
      <PaymentsProvider>
        <BookingMapPage
          title={translate('booking.title')}
          action={
            step === 'confirmation' || isOffered ? null : (
              <>
                <TemplatesButton />
                <OtherForm form="page" />
              </>
            )
          }
          map={<BookingMap />}
        >
          <FormGate prefill={prefill}>
            <Box sx={{ mb: 3 }}>
              <WizardStepper
                current={step}
                onOpen={
                  isFormOpen(submission)
                    ? (wanted) => form.dispatch({ type: 'stepOpened', step: wanted })
                    : undefined
                }
              />
            </Box>
            <Box key={step} ref={beginAtTop} sx={{ display: 'contents' }}>
              <OpenStep />
            </Box>
          </FormGate>
        </BookingMapPage>
      </PaymentsProvider>
    </BookingProvider>
  );
}
