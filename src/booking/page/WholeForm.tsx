import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { DraftStep } from '../../../contract/booking/draftRules.ts';
import { DraftPolicy } from '../fields/DraftPolicy.tsx';
import { FareTotal } from '../fields/FareTotal.tsx';
import { TIME_FIELD } from '../fields/TimeField.tsx';
import { useBooking } from '../state/BookingContext.ts';
import { AddressFields } from '../steps/AddressFields.tsx';
import { PassengerFields } from '../steps/PassengerFields.tsx';
import { focusOn, NEXT_BUTTON, StepFrame } from '../steps/StepFrame.tsx';
import { useSending } from '../steps/useSending.ts';
import { VehicleFields } from '../steps/VehicleFields.tsx';

export const sectionId = (step: DraftStep): string => `booking-section-${step}`;

/** The first input of a part of the form. */
export function focusSection(step: DraftStep): void {
  document
    .getElementById(sectionId(step))
    ?.querySelector<HTMLElement>('input:not([disabled]), button')
    ?.focus();
}

function Section({ step, children }: { step: DraftStep; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      id={sectionId(step)}
      aria-labelledby={`${sectionId(step)}-title`}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        pt: 2.5,
        mt: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0, mt: 0 },
      }}
    >
      <Typography id={`${sectionId(step)}-title`} component="h2" variant="h6">
        {translate(`booking.headings.${step}`)}
      </Typography>
      {children}
    </Box>
  );
}

/** Passenger, way and vehicle one below the other, sent together. */
export function WholeForm() {
  const translate = useTranslate();
  const { wizard, errors, proceed, policy } = useBooking();
  const { origin, waypoints, destination } = wizard.draft;
  const { label, isWaiting } = useSending();
  const isWayKnown = origin.place !== null && destination.place !== null;
  const isWayWhole = isWayKnown && waypoints.every(({ place }) => place !== null);

  return (
    <StepFrame
      submitLabel={translate(`booking.steps.${label}`)}
      isReady={Object.keys(errors).length === 0 && !isWaiting && !policy.isStopped}
      back={null}
      onSubmit={proceed}
      footer={isWayKnown ? <FareTotal /> : undefined}
    >
      <Section step="passenger">
        <PassengerFields
          isAmongOthers
          onDone={() => {
            if (!isWayWhole) focusSection('address');
          }}
        />
      </Section>
      <Section step="address">
        <AddressFields onDone={() => focusOn(TIME_FIELD) || focusOn(NEXT_BUTTON)} />
      </Section>
      <Section step="vehicle">
        {isWayKnown ? (
          <>
            <VehicleFields />
            <DraftPolicy />
          </>
        ) : (
          <Typography variant="body2" color="text.secondary">
            {translate('singlePage.wayFirst')}
          </Typography>
        )}
      </Section>
    </StepFrame>
  );
}
