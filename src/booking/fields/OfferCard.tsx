import CarIcon from '@mui/icons-material/LocalTaxiOutlined';
import VanIcon from '@mui/icons-material/AirportShuttleOutlined';
import { Box, Chip, Radio, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Offer } from '../../../contract/booking/calls.ts';
import { ASAP_TEXT } from '../../../contract/booking/timeField.ts';
import { loadOf } from '../../../contract/booking/vehicleRoom.ts';
import { sideBySide } from '../../../contract/receipts/letters.ts';
import { useVehicleName } from '../../resources/trips/useVehicleName.ts';
import { useDraft } from '../state/BookingContext.ts';
import { OfferFare } from './OfferFare.tsx';

/** From this many seats on, a class is drawn as a van. */
const VAN_SEATS = 5;

export const offerInputId = (offer: Offer): string => `booking-offer-${offer.id}`;

interface OfferCardProps {
  offer: Offer;
  /** The lowest fare of the vehicles that are large enough, in minor units; null until it is known. */
  lowest: number | null;
  isChosen: boolean;
}

/** A text whose last word does not get a line of its own. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

/** A vehicle class to choose: its fleet, seats and fare, and how far away it is if wanted now. */
export function OfferCard({ offer, lowest, isChosen }: OfferCardProps) {
  const translate = useTranslate();
  const vehicleName = useVehicleName();
  const isAsap = useDraft(({ draft }) => draft.time === ASAP_TEXT);
  const withBags = useDraft(({ draft }) => loadOf(draft).bags > 0);
  const Icon = offer.seats >= VAN_SEATS ? VanIcon : CarIcon;
  const eta =
    offer.etaMinutes === null || !isAsap
      ? null
      : unbroken(translate('booking.offers.eta', { minutes: offer.etaMinutes }));
  return (
    <Box
      component="label"
      htmlFor={offerInputId(offer)}
      sx={{
        display: 'grid',
        // On a phone the fare has a separate line: next to it a name would break after each word.
        gridTemplateAreas: {
          xs: "'icon about radio' 'icon fare radio'",
          sm: "'icon about fare radio'",
        },
        gridTemplateColumns: { xs: 'auto 1fr auto', sm: 'auto 1fr auto auto' },
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: 68,
        px: 1.5,
        py: 1,
        cursor: 'pointer',
        border: 1,
        borderRadius: 2,
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'action.selected' : 'background.paper',
        boxShadow: isChosen ? (theme) => `inset 0 0 0 1px ${theme.palette.primary.main}` : 'none',
        '&:hover': isChosen ? {} : { bgcolor: 'action.hover' },
        '&:focus-within': {
          outline: (theme) => `2px solid ${theme.palette.primary.main}`,
          outlineOffset: 2,
        },
      }}
    >
      <Icon
        sx={{ gridArea: 'icon', color: isChosen ? 'primary.main' : 'text.secondary', fontSize: 28 }}
      />
      <Box sx={{ gridArea: 'about', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {vehicleName(offer.name)}
          </Typography>
          {offer.isLastUsed ? (
            <Chip size="small" variant="outlined" label={translate('booking.offers.lastUsed')} />
          ) : null}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {sideBySide([
            offer.properties.companyName,
            translate('booking.offers.seats', { smart_count: offer.seats }),
            withBags ? translate('booking.offers.bags', { smart_count: offer.bags }) : null,
            eta,
          ])}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'fare' }}>
        <OfferFare offer={offer} lowest={lowest} />
      </Box>
      <Radio
        value={offer.id}
        size="small"
        disableRipple
        slotProps={{ input: { id: offerInputId(offer) } }}
        // The card around it has the ring.
        sx={{ gridArea: 'radio', p: 0.5, '&.Mui-focusVisible': { outline: 'none' } }}
      />
    </Box>
  );
}
