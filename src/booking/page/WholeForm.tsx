import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { draftGoesNowhere, type DraftStep } from '../../../contract/booking/draftRules.ts';
import { BookingMap } from '../BookingMap.tsx';
import { DraftPolicy } from '../fields/DraftPolicy.tsx';
import { TIME_FIELD } from '../fields/TimeField.tsx';
import { BookedFooter } from '../steps/BookedFooter.tsx';
import { FareTotal } from '../fields/FareTotal.tsx';
import { useDraft, useIsRight, useProgress, useQuotes } from '../state/BookingContext.ts';
import { AddressFields } from '../steps/AddressFields.tsx';
import { PassengerFields } from '../steps/PassengerFields.tsx';
import { focusOn, NEXT_BUTTON } from '../focus.ts';
import { StepFrame } from '../steps/StepFrame.tsx';
import { useSending } from '../steps/useSending.ts';
import { VehicleFields } from '../steps/VehicleFields.tsx';

export const sectionId = (step: DraftStep): string => `booking-section-${step}`;

/** Moves focus to the first input of a part of the form. */
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

/** Passenger, route and vehicle below each other, sent together. */
export function WholeForm() {
  const translate = useTranslate();
  const { proceed } = useProgress();
  const { policy } = useQuotes();
  const isRight = useIsRight();
  const { origin, waypoints, destination, isNowhere } = useDraft(({ draft }) => ({
    origin: draft.origin.place,
    waypoints: draft.waypoints.map(({ place }) => place),
    destination: draft.destination.place,
    isNowhere: draftGoesNowhere(draft),
  }));
  const { label, awaited } = useSending();
  // There is no room for the map next to the form, so it goes with the addresses.
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const isWayKnown = origin !== null && destination !== null && !isNowhere;
  const isWayWhole = isWayKnown && waypoints.every((place) => place !== null);

  return (
    <StepFrame
      submitLabel={translate(`booking.steps.${label}`)}
      keysPress={label === 'retry' || label === 'next'}
      isReady={isRight && !awaited && !policy.isStopped}
      awaited={isRight && awaited ? translate(`booking.steps.awaited.${awaited}`) : undefined}
      back={null}
      onSubmit={proceed}
      footer={isWayKnown ? <BookedFooter asksAgain={label === 'retry'} /> : undefined}
      price={isWayKnown ? <FareTotal /> : undefined}
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
        {isPhone ? (
          <Box sx={{ height: origin ? 220 : 140, mx: { xs: -2, sm: -3 } }}>
            <BookingMap />
          </Box>
        ) : null}
      </Section>
      <Section step="vehicle">
        {isWayKnown ? (
          <>
            <VehicleFields />
            <DraftPolicy />
          </>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {translate('singlePage.routeFirst')}
          </Typography>
        )}
      </Section>
    </StepFrame>
  );
}
