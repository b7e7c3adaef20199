import MoreIcon from '@mui/icons-material/ExpandMoreRounded';
import { Alert, AlertTitle, Box, Button, RadioGroup, Skeleton } from '@mui/material';
import { Fragment, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fareTotal } from '../../../contract/booking/fare.ts';
import { hasRoom, loadOf } from '../../../contract/booking/vehicleRoom.ts';
import { useDispatch, useDraft, useQuotes } from '../state/BookingContext.ts';
import { OfferCard, offerInputId } from './OfferCard.tsx';
import { offersAtFirst } from './offerOrder.ts';
import { RoomNote } from './RoomNote.tsx';
import { useOfferOrder } from './useOfferOrder.ts';
import { useErrorText } from './useErrorText.ts';
import { useRetryToast } from './useRetryToast.tsx';
import { RetryAlert } from '../../connection/RetryAlert.tsx';

/** The vehicles that can be sent to the pickup. */
export function OfferList() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const dispatch = useDispatch();
  const { offers, context, fareOf } = useQuotes();
  const load = useDraft(({ draft }) => loadOf(draft));
  const vehicles = useDraft(({ draft }) => draft.numberOfVehicles);
  useRetryToast(offers, 'booking.offers.failed');
  const [isWhole, setWhole] = useState(false);
  const ordered = useOfferOrder(offers.data ?? []);
  // Known once every fare is, so that no mark moves to another vehicle.
  const isPriced = ordered.length > 1 && ordered.every((offer) => !fareOf(offer)?.isPending);
  const prices = ordered.flatMap((offer) => {
    if (!hasRoom(offer, load, vehicles)) return [];
    const fare = fareOf(offer)?.data;
    return (fare && fareTotal(fare, 1)) ?? [];
  });
  const lowest = isPriced && prices.length > 0 ? Math.min(...prices) : null;
  const shown = offersAtFirst(ordered, context.offer);
  /** The button that showed the rest is gone, so the first of the rest gets the focus. */
  const focusFirstHidden = (): void => {
    const first = ordered.find((offer) => !shown.includes(offer));
    if (first) requestAnimationFrame(() => document.getElementById(offerInputId(first))?.focus());
  };

  const chosen = context.offer;
  const chosenInput = offers.isSuccess && chosen ? offerInputId(chosen) : null;
  useEffect(() => {
    // When the offers appear, and when another one is proposed and the former, which had the focus, is folded away;
    // not if the user has moved the focus elsewhere.
    if (!chosenInput || document.activeElement !== document.body) return;
    const input = document.getElementById(chosenInput);
    input?.focus({ preventScroll: true });
    // On a phone it may be below the view or the footer.
    input?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, [chosenInput]);

  if (offers.isError)
    return (
      <RetryAlert onRetry={() => void offers.refetch()}>
        {errorText(offers.error, 'booking.offers.failed')}
      </RetryAlert>
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
  const isFolded = !isWhole && shown.length < ordered.length;
  return (
    <Box>
      <RadioGroup
        aria-label={translate('booking.offers.label')}
        name="offer"
        value={chosen?.id ?? ''}
        onChange={(_event, offerId) => dispatch({ type: 'offerChosen', offerId })}
        sx={{ gap: 1 }}
      >
        {(isFolded ? shown : ordered).map((offer) => (
          <Fragment key={offer.id}>
            <OfferCard offer={offer} lowest={lowest} isChosen={offer.id === chosen?.id} />
            {offer.id === chosen?.id ? <RoomNote /> : null}
          </Fragment>
        ))}
      </RadioGroup>
      {isFolded ? (
        <Button
          startIcon={<MoreIcon />}
          onClick={() => {
            setWhole(true);
            focusFirstHidden();
          }}
          sx={{ mt: 1, minHeight: 44 }}
        >
          {translate('booking.offers.showAll', { smart_count: ordered.length })}
        </Button>
      ) : null}
    </Box>
  );
}
