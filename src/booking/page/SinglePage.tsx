import { Box } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { stepErrors } from '../../../contract/booking/draftRules.ts';
import { PaymentsProvider } from '../../payments/PaymentsProvider.tsx';
import { report } from '../../trackedEvents/report.ts';
import { beginAtTop } from '../beginAtTop.ts';
import { BookingMap } from '../BookingMap.tsx';
import { ConfirmationStep } from '../confirmation/ConfirmationStep.tsx';
import { FormGate } from '../frame/FormGate.tsx';
import { BookingMapPage } from '../frame/MapPage.tsx';
import { OtherForm } from '../frame/OtherForm.tsx';
import { TemplatesButton } from '../frame/TemplatesButton.tsx';
import type { DraftForm } from '../state/BookingContext.ts';
import { BookingProvider } from '../state/BookingProvider.tsx';
import { useBookingState, type Booking } from '../state/useBookingState.ts';
import { FieldsStep } from '../steps/WizardSteps.tsx';
import { usePrefill } from '../usePrefill.ts';
import { focusSection, WholeForm } from './WholeForm.tsx';

/** The booking for a form that has the first three steps open together. */
function wholeOf(booking: Booking): Booking {
  const { form, quotes } = booking;
  const whole: DraftForm = {
    ...form,
    errorsOf: (draft) => ({
      ...stepErrors('passenger', draft, quotes.context),
      ...stepErrors('address', draft, quotes.context),
      ...stepErrors('vehicle', draft, quotes.context),
    }),
    dispatch(action) {
      if (action.type === 'stepOpened' && action.step !== 'fields') focusSection(action.step);
      else form.dispatch(action);
    },
  };
  return { ...booking, form: whole };
}

/**
 * Books a trip on one page next to the map, with the same draft, fields, rules and sending as the
 * wizard. The account's questions come on a second view.
 */
export function SinglePage() {
  const translate = useTranslate();
  const booking = useBookingState();
  const prefill = usePrefill(booking);
  useEffect(() => report('PAGE_VISITED'), []);
  const { step, submission, isOffered } = booking.progress;
  const isSent = step === 'confirmation' && submission.phase !== 'idle';
  const isWhole = !isSent && step !== 'fields';

  return (
    <BookingProvider {...(isWhole ? wholeOf(booking) : booking)}>
      <PaymentsProvider>
        <BookingMapPage
          title={translate('booking.title')}
          action={
            isWhole && !isOffered ? (
              <>
                <TemplatesButton />
                <OtherForm form="steps" />
              </>
            ) : null
          }
          map={<BookingMap />}
          phoneMap={isWhole ? 'inPanel' : 'folded'}
        >
          <FormGate prefill={prefill}>
            {isWhole ? (
              <WholeForm />
            ) : (
              <Box key={step} ref={beginAtTop} sx={{ display: 'contents' }}>
                {isSent ? <ConfirmationStep submission={submission} /> : <FieldsStep />}
              </Box>
            )}
          </FormGate>
        </BookingMapPage>
      </PaymentsProvider>
    </BookingProvider>
  );
}
