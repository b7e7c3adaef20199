import { useTranslate } from 'react-admin';
import { DraftPolicy } from '../fields/DraftPolicy.tsx';
import { TIME_FIELD } from '../fields/TimeField.tsx';
import { BookedFooter } from './BookedFooter.tsx';
import { FareTotal } from '../fields/FareTotal.tsx';
import { useDispatch, useIsRight, useProgress, useQuotes } from '../state/BookingContext.ts';
import { AccountFields } from './AccountFields.tsx';
import { AddressFields } from './AddressFields.tsx';
import { DraftSummary } from './DraftSummary.tsx';
import { PassengerFields } from './PassengerFields.tsx';
import { PassengerLine } from './PassengerLine.tsx';
import { focusOn, NEXT_BUTTON } from '../focus.ts';
import { StepFrame } from './StepFrame.tsx';
import { useSending } from './useSending.ts';
import { VehicleFields } from './VehicleFields.tsx';

/** The time comes after the addresses, and is what changes where a trip is booked again. */
const goToTime = (): void => void focusOn(TIME_FIELD);
const goToNext = (): void => void focusOn(NEXT_BUTTON);

export function PassengerStep() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const isRight = useIsRight();
  const goOn = (): void => dispatch({ type: 'stepOpened', step: 'address' });
  return (
    <StepFrame
      title={translate('booking.headings.passenger')}
      submitLabel={translate('booking.steps.next')}
      isReady={isRight}
      onSubmit={goOn}
    >
      <PassengerFields onDone={goToNext} onChosen={goOn} />
    </StepFrame>
  );
}

export function AddressStep() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const isRight = useIsRight();
  return (
    <StepFrame
      title={translate('booking.headings.address')}
      submitLabel={translate('booking.steps.next')}
      isReady={isRight}
      onSubmit={() => dispatch({ type: 'stepOpened', step: 'vehicle' })}
    >
      <PassengerLine />
      <AddressFields takesFocus onDone={goToTime} />
    </StepFrame>
  );
}

export function VehicleStep() {
  const translate = useTranslate();
  const { proceed } = useProgress();
  const { policy } = useQuotes();
  const isRight = useIsRight();
  const { label, awaited } = useSending();
  return (
    <StepFrame
      title={translate('booking.headings.vehicle')}
      submitLabel={translate(`booking.steps.${label}`)}
      keysPress={label === 'retry'}
      isReady={isRight && !awaited && !policy.isStopped}
      awaited={isRight && awaited ? translate(`booking.steps.awaited.${awaited}`) : undefined}
      onSubmit={proceed}
      footer={<BookedFooter asksAgain={label === 'retry'} />}
      price={<FareTotal />}
    >
      <DraftSummary />
      <VehicleFields />
      <DraftPolicy />
    </StepFrame>
  );
}

export function FieldsStep() {
  const translate = useTranslate();
  const { book } = useProgress();
  const { asked, policy } = useQuotes();
  const isRight = useIsRight();
  return (
    <StepFrame
      title={translate('accountFields.heading')}
      submitLabel={translate('booking.steps.book')}
      isReady={isRight && asked.state === 'known' && !policy.isStopped}
      onSubmit={book}
      footer={<BookedFooter isFixed />}
      price={<FareTotal />}
    >
      <AccountFields />
      <DraftPolicy isBrief />
    </StepFrame>
  );
}
