import { Autocomplete, Box, TextField, type SxProps } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useTellFailure } from '../failures/Failed.tsx';
import { isSameAddress } from '../../contract/booking/addressText.ts';
import type { AddressSuggestion, Coordinates } from '../../contract/booking/geo.ts';
import { SEARCH_MIN_LENGTH } from '../../contract/core/listLimits.ts';
import { favouriteAddresses } from '../../contract/resources/favouriteAddresses.ts';
import { sideBySide } from '../../contract/receipts/letters.ts';
import { useGrants } from '../authProvider/useGrant.ts';
import { addressDetails, suggestAddresses } from '../dataProvider/bookingCalls.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { AddressCandidates } from './AddressCandidates.tsx';
import { whenPointerIsUp } from './whenPointerIsUp.ts';

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

const textOf = ({ alias, description }: AddressSuggestion): string =>
  sideBySide([alias, description], ', ');

/** The only place that a text names in full. Where several places have the text, the user chooses. */
function meantBy(typed: string, suggestions: readonly AddressSuggestion[]) {
  const meant = suggestions.filter((one) =>
    [one.alias, one.description, textOf(one)].some((text) => text && isSameAddress(text, typed)),
  );
  return meant.length === 1 ? meant[0] : undefined;
}

/**
 * An address chosen from suggestions. Text that was only typed is not an address: it stays when the
 * field is left, with the places that it can mean to choose from.
 */
export function AddressPicker(props: AddressPickerProps) {
  const { id, label, value, corporationId, onChoose, onBlur, inputRef, error: wrong, sx } = props;
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const seesFavourites = useGrants(favouriteAddresses).may('list');
  const chosen = typeof corporationId === 'string' ? corporationId : undefined;
  const account = seesFavourites ? chosen : null;
  const [typed, setTyped] = useState(value);
  const latest = useRef(0);
  const [isLeft, setLeft] = useState(true);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // A typed text is no address, so the value is empty then.
    if (value !== '') setTyped(value);
  }
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
  const options = isSearching && isCurrent ? (data?.suggestions ?? []) : [];

  const choose = async (suggestion: AddressSuggestion): Promise<void> => {
    const mine = (latest.current += 1);
    try {
      const point = suggestion.coordinates ?? (await addressDetails(suggestion.id)).coordinates;
      // What was typed meanwhile counts.
      if (mine !== latest.current) return;
      const { description: address, locationTypes } = suggestion;
      onChoose({ address, point, locationTypes });
      setTyped(address);
    } catch (failure) {
      tellFailure(failure, 'resources.form.addressFailed');
    }
  };

  const isChosen = value !== '' && typed === value;
  /** Nothing is being typed, so what is wrong is not about an earlier text. */
  const isSettled = isChosen || typed === '';
  const isOpenText = isLeft && !isChosen && typed.trim() !== '';
  const none = translate(isSearching ? 'addresses.none' : 'resources.list.searchMin', {
    min: SEARCH_MIN_LENGTH,
  });
  const isAnswered = isCurrent && fetchStatus === 'idle';
  const meant = isOpenText && isAnswered ? meantBy(typed, options) : undefined;
  const settle = useEvent(() => void (meant && choose(meant)));
  useEffect(settle, [settle, meant?.id]);

  /** What to do until an address is chosen. */
  function hint(): string | undefined {
    if (isChosen) return undefined;
    if (!isOpenText || !isAnswered) return translate('resources.form.addressHint');
    return options.length > 0 ? translate('addresses.candidates', { text: typed.trim() }) : none;
  }
  return (
    <Box sx={sx}>
      <Autocomplete
        id={id}
        value={null}
        inputValue={typed}
        options={options}
        autoHighlight
        clearOnBlur={false}
        loading={fetchStatus !== 'idle' || !isCurrent}
        // The server decides what matches.
        filterOptions={(all) => all}
        getOptionLabel={textOf}
        getOptionKey={(option) => option.id}
        noOptionsText={none}
        loadingText={translate('ra.page.loading')}
        onInputChange={(_event, text, reason) => {
          if (reason !== 'input' && reason !== 'clear') return;
          setTyped(text);
          latest.current += 1;
          // What is shown is not the chosen address any more, so that is not kept out of sight.
          if (value !== '' && text !== value) onChoose(null);
        }}
        onChange={(_event, suggestion) => void (suggestion && choose(suggestion))}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          whenPointerIsUp(() => setLeft(true));
          onBlur?.();
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={inputRef}
            variant="outlined"
            label={label}
            error={Boolean(error) || isOpenText || (isSettled && Boolean(wrong))}
            helperText={
              error ? translate('resources.form.addressFailed') : (isSettled && wrong) || hint()
            }
          />
        )}
      />
      {isOpenText && isAnswered && options.length > 0 ? (
        <AddressCandidates
          text={typed.trim()}
          options={options}
          textOf={textOf}
          keyOf={(option) => option.id}
          onChoose={(option) => void choose(option)}
        />
      ) : null}
    </Box>
  );
}
