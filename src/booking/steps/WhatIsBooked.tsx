import VehicleIcon from '@mui/icons-material/LocalTaxiOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { sideBySide } from '../../../contract/receipts/letters.ts';
import { useVehicleName } from '../../resources/trips/useVehicleName.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { focusOn } from '../focus.ts';
import { ReturnChip } from '../returnTrip/ReturnChip.tsx';
import { useDraft, useQuotes } from '../state/BookingContext.ts';
import { FooterChip } from '../fields/FooterChip.tsx';
import { offerInputId } from '../fields/OfferCard.tsx';
import { PaymentChip } from '../fields/PaymentChip.tsx';
import { usePaymentTexts } from '../fields/usePaymentTexts.ts';

interface WhatIsBookedProps {
  /** Everything but the account's questions was answered in earlier steps. */
  isFixed?: boolean;
}

/**
 * What the button below books: how many vehicles of which class, how they are paid, and whether
 * there is a return. It is in the form's footer, so that nothing is booked out of sight, and each is
 * changed there.
 */
export function WhatIsBooked({ isFixed = false }: WhatIsBookedProps) {
  const translate = useTranslate();
  const vehicleName = useVehicleName();
  const paymentTexts = usePaymentTexts();
  const { context, payment, paymentOptions } = useQuotes();
  const count = useDraft(({ draft }) => draft.numberOfVehicles);
  const { offer } = context;
  if (!offer) return null;
  const name = vehicleName(offer.name);
  const vehicle = count > 1 ? `${count} × ${name}` : name;
  const company = offer.properties.companyName;
  const paid = payment && paymentTexts(payment);
  const isAlike = paymentOptions.some(
    (other) => other.id !== payment?.id && paymentTexts(other).name === paid?.name,
  );
  const parts = [vehicle, company, paid?.name, isAlike ? paid?.mark : null];
  return (
    <>
      <Typography
        component="output"
        aria-live="polite"
        aria-label={translate('booking.summary.booked')}
        variant="body2"
        noWrap
        sx={isFixed ? { display: 'block', lineHeight: '32px' } : visuallyHidden}
      >
        {sideBySide(parts)}
      </Typography>
      {isFixed ? null : (
        <Box sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
          <FooterChip
            Icon={VehicleIcon}
            label={translate('booking.steps.vehicle')}
            text={vehicle}
            more={company}
            // The vehicles with their prices are the step itself.
            onPress={() => focusOn(offerInputId(offer))}
          />
          <PaymentChip />
          <ReturnChip />
        </Box>
      )}
    </>
  );
}
