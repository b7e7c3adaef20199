import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FieldTitle, useInput, useNotify, useTranslate, ValidationError } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AddressSuggestion } from '../../../contract/booking/geo.ts';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listQuery.ts';
import { favouriteAddresses } from '../../../contract/resources/favouriteAddresses.ts';
import { addressDetails, suggestAddresses } from '../../dataProvider/bookingCalls.ts';
import { problemOf } from '../../dataProvider/http.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { fieldValidator } from '../declared/inputs/useFieldProps.ts';

const DEBOUNCE_MS = 100;
const LABEL = 'resources.favourite-addresses.fields.fullAddressText';
const { fullAddressText } = favouriteAddresses.fields;

/**
 * The address of a favourite, chosen from suggestions: choosing one sets the text, the point and
 * the kind of place. Text that was only typed is not an address, so leaving the input undoes it.
 */
export function AddressInput({ account }: { account: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { setValue } = useFormContext();
  const corporationId: unknown = useWatch({ name: account });
  const { field, fieldState, formState, id, isRequired } = useInput({
    source: 'fullAddressText',
    validate: fieldValidator(fullAddressText, translate(LABEL)),
    isRequired: true,
  });
  const [typed, setTyped] = useState<string>(field.value);
  const [search, setSearch] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const isSearching = search.length >= SEARCH_MIN_LENGTH && search !== field.value;
  const { data, isFetching, error } = useQuery({
    queryKey: ['address-suggestions', corporationId, search],
    queryFn: ({ signal }) =>
      suggestAddresses(search, String(corporationId), pageConfig().location, { signal }),
    enabled: isSearching && typeof corporationId === 'string',
  });

  const choose = async (suggestion: AddressSuggestion | null): Promise<void> => {
    const set = (name: string, value: unknown): void =>
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    if (suggestion === null) return set('fullAddressText', null);
    try {
      const point = suggestion.coordinates ?? (await addressDetails(suggestion.id)).coordinates;
      set('latitude', point.latitude);
      set('longitude', point.longitude);
      set('locationTypes', suggestion.locationTypes);
      set('fullAddressText', suggestion.description);
      setTyped(suggestion.description);
    } catch (failure) {
      notify(problemOf(failure)?.displayMessage ?? 'resources.form.addressFailed', {
        type: 'error',
      });
    }
  };

  const options = isSearching ? (data?.suggestions ?? []) : [];
  const isWrong =
    fieldState.invalid &&
    (fieldState.isTouched || formState.isSubmitted || fieldState.error?.type === 'server');
  const hint = error ? 'resources.form.addressFailed' : 'resources.form.addressHint';
  return (
    <Autocomplete
      id={id}
      value={null}
      inputValue={typed}
      options={options}
      loading={isFetching}
      // The server decides what matches.
      filterOptions={(all) => all}
      getOptionLabel={(option) => option.description}
      getOptionKey={(option) => option.id}
      noOptionsText={translate(
        isSearching ? 'resources.list.noResults' : 'resources.list.searchMin',
        { min: SEARCH_MIN_LENGTH },
      )}
      loadingText={translate('ra.page.loading')}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input' && reason !== 'clear') return;
        setTyped(text);
        if (text === '') void choose(null);
      }}
      onChange={(_event, suggestion) => void choose(suggestion)}
      onBlur={() => {
        setTyped(field.value);
        field.onBlur();
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          variant="outlined"
          label={<FieldTitle label={LABEL} isRequired={isRequired} />}
          error={isWrong || Boolean(error)}
          helperText={
            isWrong && fieldState.error?.message ? (
              <ValidationError error={fieldState.error.message} />
            ) : (
              translate(hint)
            )
          }
        />
      )}
      sx={{ gridColumn: '1 / -1', mt: 1 }}
    />
  );
}
