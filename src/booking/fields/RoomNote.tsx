import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Offer } from '../../../contract/booking/calls.ts';
import { VEHICLE_LIMITS } from '../../../contract/booking/draftRules.ts';
import { fareTotal } from '../../../contract/booking/fare.ts';
import { preselectedOffer } from '../../../contract/booking/preselection.ts';
import { hasRoom, hasSeats, loadOf, vehiclesFor } from '../../../contract/booking/vehicleRoom.ts';
import { useFareText } from '../../i18n/useFareText.ts';
import { useVehicleName } from '../../resources/trips/useVehicleName.ts';
import { focusOn } from '../focus.ts';
import { useDispatch, useDraft, useQuotes } from '../state/BookingContext.ts';
import { offerInputId } from './OfferCard.tsx';

/** Says that the chosen vehicles are too small for the passengers or bags, with what fits. */
export function RoomNote() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const vehicleName = useVehicleName();
  const write = useFareText();
  const { offers, context, fareOf } = useQuotes();
  const load = useDraft(({ draft }) => loadOf(draft));
  const vehicles = useDraft(({ draft }) => draft.numberOfVehicles);
  const chosen = context.offer;
  if (!chosen || hasRoom(chosen, load, vehicles)) return null;

  const fitting = (offers.data ?? []).filter((offer) => hasRoom(offer, load, vehicles));
  const priceOf = (offer: Offer) => {
    const fare = fareOf(offer)?.data;
    return fare ? fareTotal(fare, vehicles) : null;
  };
  const larger = preselectedOffer(fitting, priceOf, () => true);
  const needed = vehiclesFor(chosen, load);
  const ways = [
    ...(larger ? [{ offer: larger, count: vehicles }] : []),
    ...(needed <= VEHICLE_LIMITS.max ? [{ offer: chosen, count: needed }] : []),
  ];
  const take = ({ offer, count }: (typeof ways)[number]) => {
    dispatch({ type: 'offerChosen', offerId: offer.id });
    dispatch({ type: 'vehiclesChosen', count });
    // The button is gone then; a vehicle that was folded away is drawn first.
    requestAnimationFrame(() => focusOn(offerInputId(offer)));
  };
  const textOf = ({ offer, count }: (typeof ways)[number]): string => {
    const name = vehicleName(offer.name);
    const fare = fareOf(offer)?.data;
    const price = fare && write(fare, count);
    return [count > 1 ? `${count} × ${name}` : name, price && `(${price.amount})`]
      .filter(Boolean)
      .join(' ');
  };
  const isSeated = hasSeats(chosen, load, vehicles);
  const { passengers, bags } = load;
  const [seats, room] = [chosen.seats * vehicles, chosen.bags * vehicles];
  return (
    <Alert severity={isSeated ? 'warning' : 'error'}>
      <AlertTitle>{translate('booking.offers.tooSmall')}</AlertTitle>
      {isSeated ? null : <div>{translate('booking.offers.seatsLack', { passengers, seats })}</div>}
      {room < bags ? <div>{translate('booking.offers.bagsLack', { bags, room })}</div> : null}
      {ways.length === 0 ? <div>{translate('booking.offers.noneFits')}</div> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: ways.length > 0 ? 1 : 0 }}>
        {ways.map((way) => (
          <Button
            key={`${way.offer.id} ${way.count}`}
            variant="outlined"
            color="inherit"
            onClick={() => take(way)}
            sx={{ minHeight: 44 }}
          >
            {translate('booking.offers.take', { vehicle: textOf(way) })}
          </Button>
        ))}
      </Box>
    </Alert>
  );
}
