import { useTranslate } from 'react-admin';
import { DraftPolicy } from '../fields/DraftPolicy.tsx';
import { FareTotal } from '../fields/FareTotal.tsx';
import { TIME_FIELD } from '../fields/TimeField.tsx';
import { useBooking } from '../state/BookingContext.ts';
import { AccountFields } from './AccountFields.tsx';
import { AddressFields } from './AddressFields.tsx';
import { DraftSummary } from './DraftSummary.tsx';
import { PassengerFields } from './PassengerFields.tsx';
import { PassengerLine } from './PassengerLine.tsx';
import { focusOn, NEXT_BUTTON, StepFrame } from './StepFrame.tsx';
import { useSending } from './useSending.ts';
import { VehicleFields } from './VehicleFields.tsx';

/** A trip that is booked again gets another time first. */
const goToTime = (): void => void focusOn(TIME_FIELD);
const goToNext = (): void => void focusOn(NEXT_BUTTON);

export function PassengerStep() {
  const translate = useTranslate();
  const { dispatch, errors } = useBooking();
  const goOn = (): void => dispatch({ type: 'stepOpened', step: 'address' });
  return (
    <StepFrame
      title={translate('booking.headings.passenger')}
      submitLabel={translate('booking.steps.next')}
      isReady={Object.keys(errors).length === 0}
      onSubmit={goOn}
    >
      <PassengerFields onDone={goToNext} onChosen={goOn} />
    </StepFrame>
  );
}

export function AddressStep() {
  const translate = useTranslate();
  const { dispatch, errors } = useBooking();
  return (
    <StepFrame
      title={translate('booking.headings.address')}
      submitLabel={translate('booking.steps.next')}
      isReady={Object.keys(errors).length === 0}
      onSubmit={() => dispatch({ type: 'stepOpened', step: 'vehicle' })}
    >
      <PassengerLine />
      <AddressFields takesFocus onDone={goToNext} onFilled={goToTime} />
    </StepFrame>
  );
}

export function VehicleStep() {
  const translate = useTranslate();
  const { errors, proceed, context, policy } = useBooking();
  const { isWaiting } = useSending();
  // What is billed to the account goes on to its questions, where it has any.
  const label = context.paymentType === 'businessAccount' ? 'next' : 'book';
  return (
    <StepFrame
      title={translate('booking.headings.vehicle')}
      submitLabel={translate(`booking.steps.${label}`)}
      isReady={Object.keys(errors).length === 0 && !isWaiting && !policy.isStopped}
      onSubmit={proceed}
      footer={<FareTotal />}
    >
      <DraftSummary />
      <VehicleFields />
      <DraftPolicy />
    </StepFrame>
  );
}

export function FieldsStep() {
  const translate = useTranslate();
  const { errors, asked, book, policy } = useBooking();
  return (
    <StepFrame
      title={translate('accountFields.heading')}
      submitLabel={translate('booking.steps.book')}
      isReady={Object.keys(errors).length === 0 && asked.state === 'known' && !policy.isStopped}
      onSubmit={book}
      footer={<FareTotal />}
    >
      <AccountFields />
      <DraftPolicy isBrief />
    </StepFrame>
  );
}
