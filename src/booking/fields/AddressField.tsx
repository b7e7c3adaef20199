import { Autocomplete, IconButton, InputAdornment, TextField } from '@mui/material';
import ClearIcon from '@mui/icons-material/ClearRounded';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { DraftAddress } from '../../../contract/booking/draft.ts';
import type { AddressField as FieldName } from '../../../contract/booking/draftChanges.ts';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listQuery.ts';
import { addressDetails } from '../../dataProvider/bookingCalls.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { useBooking } from '../state/BookingContext.ts';
import { useAddressSearch, useFavourites } from '../state/queries.ts';
import { AddressMark } from './AddressMark.tsx';
import { AddressOptionLine } from './AddressOptionLine.tsx';
import { addressOptions, type AddressOption, type AddressUse } from './addressOptions.ts';
import { useErrorText } from './useErrorText.ts';
import { useFieldError } from './useFieldError.ts';
import { useSearchFailure } from './useSearchFailure.ts';

export interface AddressFieldProps {
  id: string;
  field: FieldName;
  use: AddressUse;
  label: string;
  address: DraftAddress;
  /** Path in the request, for refusals of the server. */
  path: string;
  onChosen: () => void;
}

/**
 * An address, chosen from favourites and suggestions. What is typed but not chosen stays and says
 * so; it never becomes an address by itself.
 */
export function AddressField(props: AddressFieldProps) {
  const { id, field, use, label, address, path, onChosen } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const searchFailure = useSearchFailure();
  const queryClient = useQueryClient();
  const { wizard, dispatch } = useBooking();
  const { accountId, origin } = wizard.draft;
  const [isLeft, setLeft] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isResolving, setResolving] = useState(false);
  /** Counts what was typed and chosen: details that come back after a later one are dropped. */
  const turn = useRef(0);

  const typed = address.place ? '' : address.text;
  const favourites = useFavourites(accountId);
  const search = useAddressSearch(typed, accountId, origin.place ?? pageConfig().location);
  const options = addressOptions(typed, use, favourites.data ?? [], search.found);
  const isShort = typed.trim().length < SEARCH_MIN_LENGTH;
  const failure = searchFailure(typed, search.error, 'booking.address.failed');
  const errorName = typeof field === 'string' ? field : `waypoints.${field.stop}`;
  const left = isLeft && address.text.trim() !== '' && !isResolving;
  const error = useFieldError(errorName, { path, left });

  const choose = async (option: AddressOption): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    if (option.place) {
      dispatch({ type: 'placeChosen', field, place: option.place });
      onChosen();
      return;
    }
    const description = [option.first, option.rest].filter(Boolean).join(', ');
    dispatch({ type: 'addressTyped', field, text: description });
    setResolving(true);
    try {
      const suggestionId = option.suggestionId ?? '';
      const details = await queryClient.fetchQuery({
        queryKey: ['address', suggestionId],
        queryFn: ({ signal }) => addressDetails(suggestionId, { signal }),
        staleTime: Infinity,
      });
      if (mine !== turn.current) return;
      const { coordinates, locationTypes, dispatchAddressId } = details;
      const place = { address: description, ...coordinates, locationTypes, dispatchAddressId };
      dispatch({ type: 'placeChosen', field, place });
      onChosen();
    } catch (problem) {
      if (mine === turn.current)
        notify(errorText(problem, 'booking.address.detailsFailed'), { type: 'error' });
    } finally {
      if (mine === turn.current) setResolving(false);
    }
  };
  const type = (text: string): void => {
    turn.current += 1;
    setResolving(false);
    dispatch({ type: 'addressTyped', field, text });
  };

  return (
    <Autocomplete<AddressOption>
      id={id}
      options={options}
      value={null}
      inputValue={address.text}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') type(text);
      }}
      onChange={(_event, option) => {
        if (option) void choose(option);
      }}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      groupBy={({ group }) => translate(`booking.address.${group}`)}
      filterOptions={(all) => all}
      getOptionLabel={({ first, rest }) => [first, rest].filter(Boolean).join(', ')}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={(_event, reason) => {
        // A click into a field that already has the focus must not put the favourites away.
        if (reason !== 'toggleInput') setOpen(false);
      }}
      autoHighlight
      openOnFocus={address.place === null}
      clearOnBlur={false}
      selectOnFocus
      handleHomeEndKeys={false}
      forcePopupIcon={false}
      loading={(search.isSearching && !isShort) || favourites.isPending}
      loadingText={translate('common.loading')}
      noOptionsText={
        isShort
          ? translate('booking.address.typeMore', { min: SEARCH_MIN_LENGTH })
          : (failure ?? translate('booking.address.none'))
      }
      renderOption={({ key, ...line }, option) => (
        <AddressOptionLine key={key} option={option} lineProps={line} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={translate('booking.address.placeholder')}
          error={error !== undefined || failure !== undefined}
          helperText={failure ?? error}
          slotProps={{
            htmlInput: {
              ...params.inputProps,
              autoComplete: 'off',
              spellCheck: false,
              'aria-required': true,
              'aria-busy': isResolving,
              title: address.place?.address,
            },
            input: {
              ...params.InputProps,
              startAdornment: (
                <InputAdornment position="start" sx={{ ml: 1, mr: 0 }}>
                  <AddressMark use={use} />
                </InputAdornment>
              ),
              endAdornment: address.text ? (
                <InputAdornment position="end">
                  <IconButton
                    size="small"
                    aria-label={translate('booking.address.clear')}
                    tabIndex={-1}
                    onClick={() => {
                      type('');
                      document.getElementById(id)?.focus();
                    }}
                  >
                    <ClearIcon fontSize="small" />
                  </IconButton>
                </InputAdornment>
              ) : null,
            },
          }}
        />
      )}
    />
  );
}
