import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { z } from 'zod';
import { searchText } from '../../../contract/booking/addressText.ts';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import { isNotOurs } from '../../dataProvider/failedCalls.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { useRetryToast } from '../fields/useRetryToast.tsx';
import { useSearchFailure } from '../fields/useSearchFailure.ts';
import { useDraft } from '../state/BookingContext.ts';
import { addressSearch, isSearchable, useAddressSearch } from '../state/typedSearches.ts';
import {
  addressOptions,
  exactOption,
  type AddressOption,
  type AddressUse,
  type KnownPlaces,
} from './addressOptions.ts';

export interface FoundAddresses {
  options: AddressOption[];
  /** The text is too short to be searched. */
  isShort: boolean;
  /** The answer for the present text is not there yet. */
  isSearching: boolean;
  /** Why the text could not be searched. */
  failure: string | undefined;
  /** The only place that the present text can mean, searched for if necessary; else null. */
  meant: () => Promise<AddressOption | null>;
}

/** The answer names a geocoder that this console does not know. */
const isOfUnknownSource = (error: unknown): boolean =>
  isNotOurs(error) &&
  error.body instanceof z.ZodError &&
  error.body.issues.some(({ path }) => path.includes('source'));

/**
 * What an address field can offer for what is typed.
 * @param id of the field
 */
export function useAddressOptions(
  id: string,
  typed: string,
  use: AddressUse,
  known: KnownPlaces,
): FoundAddresses {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const searchFailure = useSearchFailure();
  const accountId = useDraft(({ draft }) => draft.accountId);
  const near = useDraft(({ draft }) => draft.origin.place) ?? pageConfig().location;
  const text = searchText(typed);
  const isShort = text.length < SEARCH_MIN_LENGTH;
  const search = useAddressSearch(text, accountId, near);
  const otherwise = isOfUnknownSource(search.error)
    ? 'addresses.unknownSource'
    : 'addresses.failed';
  const failure = searchFailure(text, search.error, otherwise);
  useRetryToast(search, otherwise, id);

  const options = addressOptions(typed, use, known, search.found);
  if (use === 'pickup' && typed === '' && 'geolocation' in navigator)
    options.push({
      key: 'here',
      group: 'here',
      first: translate('addresses.useLocation'),
      rest: '',
      isAirport: false,
      place: null,
      suggestionId: null,
    });

  return {
    options,
    isShort,
    isSearching: search.isSearching && !isShort,
    failure,
    async meant() {
      if (accountId === null || !isSearchable(text)) return exactOption(typed, options);
      try {
        const query = addressSearch(text, accountId, near);
        const { suggestions } = await queryClient.fetchQuery(query);
        return exactOption(typed, addressOptions(typed, use, known, suggestions));
      } catch {
        // The field itself reports the failed search.
        return null;
      }
    },
  };
}
