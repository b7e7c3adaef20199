import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useVehicleName } from '../../resources/trips/useVehicleName.ts';
import { useDraft, useQuotes } from '../state/BookingContext.ts';
import { FareTotal } from './FareTotal.tsx';
import { usePaymentTexts } from './usePaymentTexts.ts';

/**
 * What the button below books: how many vehicles of which class, how they are paid, and the cost.
 * It is in the form's footer, so that nothing is booked out of sight.
 */
export function WhatIsBooked() {
  const translate = useTranslate();
  const vehicleName = useVehicleName();
  const paymentTexts = usePaymentTexts();
  const { context, payment, paymentOptions } = useQuotes();
  const count = useDraft(({ draft }) => draft.numberOfVehicles);
  const { offer } = context;
  if (!offer) return null;
  const name = vehicleName(offer.name);
  const paid = payment && paymentTexts(payment);
  const isAlike = paymentOptions.some(
    (other) => other.id !== payment?.id && paymentTexts(other).name === paid?.name,
  );
  const parts = [
    count > 1 ? `${count} × ${name}` : name,
    offer.properties.companyName,
    paid?.name,
    isAlike ? paid?.mark : null,
  ];
  return (
    <>
      <Typography
        component="output"
        aria-live="polite"
        aria-label={translate('booking.summary.booked')}
        variant="body2"
        sx={{ display: 'block', mb: 0.5, overflowWrap: 'anywhere' }}
      >
        {parts.filter(Boolean).join(' · ')}
      </Typography>
      <FareTotal />
    </>
  );
}
