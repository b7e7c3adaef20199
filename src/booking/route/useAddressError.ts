import { useTranslate } from 'react-admin';
import type { AddressField } from '../../../contract/booking/draftChanges.ts';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import { useFieldError } from '../fields/useFieldError.ts';
import type { FoundAddresses } from './useAddressOptions.ts';

interface AddressState {
  field: AddressField;
  path: string;
  typed: string;
  /** The field was left with a text that is not an address. */
  isOpenText: boolean;
  /** A chosen place can only be wrong beside the other places, which is said immediately. */
  isChosen: boolean;
  found: FoundAddresses;
}

/** What is wrong with an address field, and what to do about it. */
export function useAddressError(state: AddressState): string | undefined {
  const { field, path, typed, isOpenText, isChosen, found } = state;
  const translate = useTranslate();
  const name = typeof field === 'string' ? field : `waypoints.${field.stop}`;
  const error = useFieldError(name, { path, left: isOpenText || isChosen });
  if (error === undefined || !isOpenText || typed.trim() === '') return error;
  if (found.isSearching) return undefined;
  if (found.options.length > 0) return error;
  return found.isShort
    ? translate('addresses.typeMore', { min: SEARCH_MIN_LENGTH })
    : translate('addresses.none');
}
