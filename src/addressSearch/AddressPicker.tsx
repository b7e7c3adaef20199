import { Autocomplete, TextField, type SxProps } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { AddressSuggestion, Coordinates } from '../../contract/booking/geo.ts';
import { SEARCH_MIN_LENGTH } from '../../contract/core/listLimits.ts';
import { favouriteAddresses } from '../../contract/resources/favouriteAddresses.ts';
import { useGrants } from '../authProvider/useGrant.ts';
import { addressDetails, suggestAddresses } from '../dataProvider/bookingCalls.ts';
import { problemOf } from '../dataProvider/http.ts';
import { pageConfig } from '../shell/pageConfig.ts';

const DEBOUNCE_MS = 100;

export interface ChosenAddress {
  address: string;
  point: Coordinates;
  locationTypes: string[];
}

interface AddressPickerProps {
  id?: string;
  label: ReactNode;
  /** The chosen address, or empty. */
  value: string;
  /** The account for which is searched: its own places come first, for users who may see them. */
  corporationId: unknown;
  /** Null when the field was cleared. */
  onChoose: (chosen: ChosenAddress | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** What is wrong with the field, if anything. */
  error?: ReactNode;
  sx?: SxProps;
}

/**
 * An address chosen from suggestions. Text that was only typed is not an address, so leaving the
 * field restores the chosen one.
 */
export function AddressPicker(props: AddressPickerProps) {
  const { id, label, value, corporationId, onChoose, onBlur, inputRef, error: wrong, sx } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const seesFavourites = useGrants(favouriteAddresses).may('list');
  const chosen = typeof corporationId === 'string' ? corporationId : undefined;
  const account = seesFavourites ? chosen : null;
  const [typed, setTyped] = useState(value);
  const [search, setSearch] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const isSearching = search.length >= SEARCH_MIN_LENGTH && search !== value;
  const { data, fetchStatus, error } = useQuery({
    queryKey: ['address-suggestions', account, search],
    queryFn: ({ signal }) =>
      suggestAddresses(search, account ?? null, pageConfig().location, { signal }),
    enabled: isSearching && account !== undefined,
  });
  // Enter takes the first address, so it has to be one for the text as it is now.
  const isCurrent = search === typed.trim();

  const choose = async (suggestion: AddressSuggestion | null): Promise<void> => {
    if (suggestion === null) return onChoose(null);
    try {
      const point = suggestion.coordinates ?? (await addressDetails(suggestion.id)).coordinates;
      const { description: address, locationTypes } = suggestion;
      onChoose({ address, point, locationTypes });
      setTyped(address);
    } catch (failure) {
      notify(problemOf(failure)?.displayMessage ?? 'resources.form.addressFailed', {
        type: 'error',
      });
    }
  };

  // Says what to do until an address is chosen.
  const isChosen = value !== '' && typed === value;
  const hint = isChosen ? undefined : translate('resources.form.addressHint');
  return (
    <Autocomplete
      id={id}
      value={null}
      inputValue={typed}
      options={isSearching && isCurrent ? (data?.suggestions ?? []) : []}
      autoHighlight
      loading={fetchStatus !== 'idle' || !isCurrent}
      // The server decides what matches.
      filterOptions={(all) => all}
      getOptionLabel={({ alias, description }) => [alias, description].filter(Boolean).join(', ')}
      getOptionKey={(option) => option.id}
      noOptionsText={translate(isSearching ? 'addresses.none' : 'resources.list.searchMin', {
        min: SEARCH_MIN_LENGTH,
      })}
      loadingText={translate('ra.page.loading')}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input' && reason !== 'clear') return;
        setTyped(text);
        if (text === '') void choose(null);
      }}
      onChange={(_event, suggestion) => void choose(suggestion)}
      onBlur={() => {
        setTyped(value);
        onBlur?.();
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          variant="outlined"
          label={label}
          error={Boolean(wrong) || Boolean(error)}
          helperText={wrong ?? (error ? translate('resources.form.addressFailed') : hint)}
        />
      )}
      sx={sx}
    />
  );
}
