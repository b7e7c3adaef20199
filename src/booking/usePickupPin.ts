import { useEffect, useRef, useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import type { Coordinates } from '../../contract/booking/geo.ts';
import type { Place } from '../../contract/booking/request.ts';
import { useErrorText } from './fields/useErrorText.ts';
import { useDispatch, useDraft } from './state/BookingContext.ts';
import { placeAt } from './route/placeAt.ts';

interface Move {
  /** The pickup that was moved. */
  from: Place;
  to: Coordinates;
}

/**
 * A pickup that is moved on the map stays where it was put and takes the address found there. Where
 * no address is found, it goes back. A pickup chosen in the meantime is kept.
 */
export function usePickupPin() {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const dispatch = useDispatch();
  const place = useDraft(({ draft }) => draft.origin.place);
  const [move, setMove] = useState<Move | null>(null);
  /** The pickup as the last move left it. */
  const [pinned, setPinned] = useState<Place | null>(null);
  const latest = useRef({ place, move });
  useEffect(() => {
    latest.current = { place, move };
  }, [place, move]);

  const onPickupMoved = async (to: Coordinates): Promise<void> => {
    const from = latest.current.place;
    if (!from) return;
    const mine: Move = { from, to };
    setMove(mine);
    latest.current = { place: from, move: mine };
    const isLatest = () => latest.current.move === mine && latest.current.place === from;
    try {
      const found = await placeAt(to);
      if (!isLatest()) return;
      setPinned(found);
      dispatch({ type: 'placeChosen', field: 'origin', place: found });
    } catch (problem) {
      const isUnknown = problem instanceof HttpError && problem.status === 404;
      const text = isUnknown ? translate('map.moveFailed') : errorText(problem, 'map.moveFailed');
      if (isLatest()) notify(text, { type: 'error' });
    } finally {
      setMove((present) => (present === mine ? null : present));
    }
  };

  const isMoving = move !== null && move.from === place;
  return {
    onPickupMoved: (to: Coordinates) => void onPickupMoved(to),
    /** Where the pin is while its address is being looked for. */
    movingTo: isMoving ? move.to : null,
    isPinned: isMoving || (pinned !== null && pinned === place),
    notice: isMoving ? translate('map.moving') : null,
    /** For screen readers. */
    said: pinned && pinned === place ? translate('map.moved', { address: pinned.address }) : '',
  };
}
