import { Alert, AlertTitle, Box, Button, RadioGroup, Skeleton, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { Offer } from '../../../contract/booking/calls.ts';
import { useBooking } from '../state/BookingContext.ts';
import { OfferCard, offerInputId } from './OfferCard.tsx';
import { useErrorText } from './useErrorText.ts';
import { useRetryToast } from './useRetryToast.tsx';

/** The offers of each fleet, fleets in the order the server named them. */
function byFleet(offers: readonly Offer[]): { name: string; offers: Offer[] }[] {
  const fleets = Map.groupBy(offers, ({ fleetId }) => fleetId);
  return [...fleets.values()].map((own) => ({
    name: own[0]?.properties.companyName ?? '',
    offers: own,
  }));
}

/** The vehicles that can be sent to the pickup. */
export function OfferList() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { offers, context, dispatch } = useBooking();
  useRetryToast(offers, 'booking.offers.failed');

  const chosen = context.offer;
  const firstFocus = offers.isSuccess && chosen ? offerInputId(chosen) : null;
  useEffect(() => {
    // Only once, when they appear: whoever is elsewhere on the page by then stays there.
    if (firstFocus && document.activeElement === document.body)
      document.getElementById(firstFocus)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [offers.isSuccess]);

  if (offers.isError)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void offers.refetch()}>
            {translate('common.retry')}
          </Button>
        }
      >
        {errorText(offers.error, 'booking.offers.failed')}
      </Alert>
    );
  if (!offers.data)
    return (
      <Box component="output" aria-busy aria-label={translate('booking.offers.loading')}>
        <Skeleton width={160} />
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} variant="rounded" height={68} sx={{ mb: 1, borderRadius: 2 }} />
        ))}
      </Box>
    );
  if (offers.data.length === 0)
    return (
      <Alert
        severity="warning"
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => dispatch({ type: 'stepOpened', step: 'address' })}
          >
            {translate('booking.offers.changeAddress')}
          </Button>
        }
      >
        <AlertTitle>{translate('booking.offers.none')}</AlertTitle>
        {translate('booking.offers.noneText')}
      </Alert>
    );
  return (
    <RadioGroup
      aria-label={translate('booking.offers.label')}
      name="offer"
      value={chosen?.id ?? ''}
      onChange={(_event, offerId) => dispatch({ type: 'offerChosen', offerId })}
      sx={{ gap: 2 }}
    >
      {byFleet(offers.data).map((fleet) => (
        <Box
          key={fleet.offers[0]?.fleetId}
          component="fieldset"
          aria-label={fleet.name}
          sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
        >
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1, fontWeight: 550 }}>
            {fleet.name}
          </Typography>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
            {fleet.offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} isChosen={offer.id === chosen?.id} />
            ))}
          </Box>
        </Box>
      ))}
    </RadioGroup>
  );
}
