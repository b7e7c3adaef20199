import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { stepErrors } from '../../../contract/booking/draftRules.ts';
import { PaymentsProvider } from '../../payments/PaymentsProvider.tsx';
import { report } from '../../usage/report.ts';
import { AccountChange } from '../AccountChange.tsx';
import { BookingMap } from '../BookingMap.tsx';
import { ConfirmationStep } from '../confirmation/ConfirmationStep.tsx';
import { MapPage } from '../frame/MapPage.tsx';
import { OtherForm } from '../frame/OtherForm.tsx';
import { BookingContext, type Booking } from '../state/BookingContext.ts';
import { useBookingState } from '../state/useBookingState.ts';
import { FieldsStep } from '../steps/WizardSteps.tsx';
import { useCopiedTrip } from '../useCopiedTrip.ts';
import { focusSection, WholeForm } from './WholeForm.tsx';

/** The booking as a form sees it that has the first three steps open at once. */
function wholeOf(booking: Booking): Booking {
  const { wizard, context, dispatch } = booking;
  const errorsOf = (step: 'passenger' | 'address' | 'vehicle') =>
    stepErrors(step, wizard.draft, context);
  return {
    ...booking,
    errors: { ...errorsOf('passenger'), ...errorsOf('address'), ...errorsOf('vehicle') },
    dispatch(action) {
      if (action.type === 'stepOpened' && action.step !== 'fields') focusSection(action.step);
      else dispatch(action);
    },
  };
}

/**
 * Books a trip on one page with the map beside it: the same draft, fields, rules and way of sending
 * as the wizard. What the account asks comes on a second view.
 */
export function SinglePage() {
  const translate = useTranslate();
  const booking = useBookingState();
  useCopiedTrip(booking);
  useEffect(() => report('PAGE_VISITED'), []);
  const { step, submission } = booking;
  const isSent = step === 'confirmation' && submission.phase !== 'idle';
  const isWhole = !isSent && step !== 'fields';

  return (
    <BookingContext value={isWhole ? wholeOf(booking) : booking}>
      <PaymentsProvider>
        <MapPage
          title={translate('booking.title')}
          action={isWhole ? <OtherForm form="steps" /> : null}
          map={<BookingMap />}
          phoneMap="below"
        >
          {isSent ? <ConfirmationStep submission={submission} /> : null}
          {step === 'fields' ? <FieldsStep /> : null}
          {isWhole ? <WholeForm /> : null}
        </MapPage>
        <AccountChange />
      </PaymentsProvider>
    </BookingContext>
  );
}
