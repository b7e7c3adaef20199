import { Autocomplete, TextField } from '@mui/material';
import type { Ref } from 'react';
import {
  FieldTitle,
  useInput,
  useReferenceArrayInputController,
  useReferenceInputController,
  useTranslate,
  ValidationError,
  type ChoicesContextValue,
  type RaRecord,
  type Validator,
} from 'react-admin';
import type { AnyResource } from '../../../../contract/core/resource.ts';
import { findResource } from '../../../../contract/resources/index.ts';
import { useChoiceTexts } from '../../../i18n/useChoiceTexts.ts';
import { rowLabel } from '../columns.ts';
import { hasText } from '../../../admin/list/useSearchedText.ts';
import { LOOKUP_SIZE, lookupFilter, lookupFrom, lookupSort } from '../lookup.ts';
import { useNoneYet } from '../useNoneYet.ts';

export interface ReferenceSelectProps {
  source: string;
  to: string;
  /** Any number of rows can be picked. */
  isMany?: boolean;
  label: string;
  /** Limits the choices, for example to one account's rows. */
  filter?: Record<string, string>;
  validate?: Validator;
  isRequired?: boolean;
  helperText?: string | false;
  size?: 'small' | 'medium';
  /** Shown, but cannot be changed at present. */
  readOnly?: boolean;
  /** The text in the field while nothing is chosen. */
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

function NoneYet({ target }: { target: AnyResource }) {
  return useNoneYet(target);
}

interface SearchFieldProps extends ReferenceSelectProps {
  target: AnyResource;
  choices: ChoicesContextValue;
}

/** The field in which the rows are searched and chosen. */
function SearchField({ target, choices, isMany = false, ...props }: SearchFieldProps) {
  const translate = useTranslate();
  const { source, validate, readOnly = false, placeholder, inputRef } = props;
  const { allChoices, filterValues, error, isPending, setFilters } = choices;
  const { field, fieldState, id, isRequired } = useInput<string[] | string | null>({
    source,
    validate,
    isRequired: props.isRequired,
  });
  const rows: RaRecord<string>[] = allChoices ?? [];
  const message = fieldState.error?.message ?? error?.message;
  const isChosen = (row: RaRecord<string>): boolean =>
    isMany ? (field.value ?? []).includes(row.id) : field.value === row.id;
  return (
    <Autocomplete
      {...useChoiceTexts()}
      id={id}
      multiple={isMany}
      fullWidth
      openOnFocus
      disabled={readOnly}
      size={props.size}
      options={rows}
      getOptionValue={(row) => row.id}
      getOptionKey={(row) => row.id}
      getOptionLabel={(row) => rowLabel(target, row)}
      // The server has searched. A text that is too short for that leaves the rows that have it.
      filterOptions={(offered, { inputValue }) =>
        inputValue.trim().length < lookupFrom(target.name)
          ? offered.filter((row) => isChosen(row) || hasText(rowLabel(target, row), inputValue))
          : offered
      }
      // The chosen row stays among the others: where it is the only one, there would seem to be none.
      filterSelectedOptions={isMany}
      loading={isPending}
      noOptionsText={
        // Rows that are there may just not have the typed text.
        error || rows.length > 0 || filterValues['dynamicSearch'] ? (
          translate('common.noResults')
        ) : (
          <NoneYet target={target} />
        )
      }
      value={field.value || (isMany ? [] : null)}
      onChange={(_event, chosen) => field.onChange(chosen)}
      onBlur={field.onBlur}
      onInputChange={(_event, text, reason) =>
        setFilters(lookupFilter(target.name, reason === 'input' ? text : ''), undefined, true)
      }
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={inputRef}
          placeholder={placeholder}
          label={<FieldTitle label={props.label} source={source} isRequired={isRequired} />}
          error={fieldState.invalid || Boolean(error)}
          helperText={message ? <ValidationError error={message} /> : props.helperText}
        />
      )}
    />
  );
}

function SearchedRow(props: Omit<SearchFieldProps, 'choices'>) {
  return <SearchField {...props} choices={useReferenceInputController(searched(props))} />;
}

function SearchedRows(props: Omit<SearchFieldProps, 'choices'>) {
  return <SearchField {...props} choices={useReferenceArrayInputController(searched(props))} />;
}

const searched = ({ source, target, filter }: Omit<SearchFieldProps, 'choices'>) => ({
  source,
  reference: target.name,
  filter,
  perPage: LOOKUP_SIZE,
  sort: lookupSort(target),
  debounce: 500,
});

/** Picks a row of another resource, or several, by typing part of its name. */
export function ReferenceSelect(props: ReferenceSelectProps) {
  const target = findResource(props.to);
  if (!target)
    throw new Error(`The field ${props.source} refers to ${props.to}, which nobody declared.`);
  return props.isMany ? (
    <SearchedRows {...props} target={target} />
  ) : (
    <SearchedRow {...props} target={target} />
  );
}
