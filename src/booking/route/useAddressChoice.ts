import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import type { AddressField } from '../../../contract/booking/draftChanges.ts';
import type { Place } from '../../../contract/booking/request.ts';
import { addressDetails } from '../../dataProvider/bookingCalls.ts';
import { useShowFailure } from '../fields/useRetryToast.tsx';
import { useDispatch } from '../state/BookingContext.ts';
import { optionText, type AddressOption } from './addressOptions.ts';
import { herePlace } from './herePlace.ts';

/**
 * Puts typed texts and chosen options into an address of the draft. If the point of an option has
 * to be asked for, the answer is dropped when it comes after a later change.
 * @param isTextOpen whether the field starts with a text that is not an address yet
 */
export function useAddressChoice(field: AddressField, isTextOpen: boolean) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const tellFailure = useShowFailure();
  const dispatch = useDispatch();
  const [isResolving, setResolving] = useState(false);
  const turn = useRef(0);
  // Kept outside the draft, because a choice moves the focus before the field is redrawn.
  const isUndecided = useRef(isTextOpen);
  // A swap or a move also puts a text into the field.
  useEffect(() => {
    isUndecided.current = isTextOpen;
  }, [isTextOpen]);

  /** Begins the next change; `isLatest` tells later whether it is still the latest. */
  const begin = () => {
    turn.current += 1;
    const mine = turn.current;
    return { isLatest: () => mine === turn.current };
  };

  const placeOf = async (option: AddressOption): Promise<Place> => {
    const { place, suggestionId } = option;
    if (place) return place;
    if (suggestionId === null) return herePlace();
    const details = await queryClient.fetchQuery({
      queryKey: ['address', suggestionId],
      queryFn: ({ signal }) => addressDetails(suggestionId, { signal }),
      staleTime: Infinity,
    });
    const { coordinates, locationTypes, dispatchAddressId } = details;
    return { address: optionText(option), ...coordinates, locationTypes, dispatchAddressId };
  };

  const choose = async (option: AddressOption): Promise<boolean> => {
    const { isLatest } = begin();
    isUndecided.current = false;
    if (!option.place && option.suggestionId !== null)
      dispatch({ type: 'addressTyped', field, text: optionText(option) });
    setResolving(true);
    try {
      const place = await placeOf(option);
      if (!isLatest()) return false;
      dispatch({ type: 'placeChosen', field, place });
      return true;
    } catch (problem) {
      if (isLatest()) {
        // What the browser says about a missing position is not an Error.
        const isUnknown =
          problem instanceof HttpError ? problem.status === 404 : !(problem instanceof Error);
        if (option.group === 'here' && isUnknown)
          notify('addresses.enableGeolocation', { type: 'error' });
        else
          tellFailure(problem, 'addresses.detailsFailed', () => {
            if (isLatest()) void choose(option);
          });
      }
      return false;
    } finally {
      if (isLatest()) setResolving(false);
    }
  };

  return {
    isResolving,
    begin,
    /** Something was typed since the last choice. */
    isUndecided: () => isUndecided.current,
    type(text: string): void {
      begin();
      isUndecided.current = text.trim() !== '';
      setResolving(false);
      dispatch({ type: 'addressTyped', field, text });
    },
    /** True once the option's place is in the draft. */
    choose,
  };
}
