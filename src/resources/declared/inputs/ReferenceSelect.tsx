import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ChoicesContextProvider,
  ReferenceArrayInput,
  ReferenceInput,
  useChoicesContext,
  useTranslate,
  type AutocompleteArrayInputProps,
  type AutocompleteInputProps,
  type Validator,
} from 'react-admin';
import type { AnyResource } from '../../../../contract/core/resource.ts';
import { findResource } from '../../../../contract/resources/index.ts';
import { useChoiceTexts } from '../../../i18n/useChoiceTexts.ts';
import { rowLabel } from '../columns.ts';
import { hasText } from '../../../list/useSearchedText.ts';
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

/**
 * Draws once more when other options have come. MUI forgets the highlighted option at the first
 * drawing after that, which would otherwise be up to a second later, when a key has highlighted one.
 */
function useDrawnAgain(): void {
  const { allChoices } = useChoicesContext();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(draw, [allChoices, draw]);
}

function SearchBox(props: AutocompleteInputProps) {
  useDrawnAgain();
  return <AutocompleteInput {...props} />;
}

function SearchBoxOfMany(props: AutocompleteArrayInputProps) {
  useDrawnAgain();
  return <AutocompleteArrayInput {...props} />;
}

/** Of the rows that are there, a text that is too short for a search leaves those that have it. */
function Fitting({
  target,
  typed,
  children,
}: {
  target: AnyResource;
  typed: string;
  children: ReactNode;
}) {
  const choices = useChoicesContext();
  const { allChoices, selectedChoices = [] } = choices;
  const isShort = typed.trim() !== '' && typed.trim().length < lookupFrom(target.name);
  const fitting = useMemo(
    () =>
      allChoices?.filter(
        (row) =>
          selectedChoices.some(({ id }) => id === row.id) || hasText(rowLabel(target, row), typed),
      ),
    [allChoices, selectedChoices, target, typed],
  );
  const isNarrowed = isShort && choices.allChoices !== undefined && fitting !== undefined;
  return (
    <ChoicesContextProvider value={isNarrowed ? { ...choices, allChoices: fitting } : choices}>
      {children}
    </ChoicesContextProvider>
  );
}

function NoneYet({ target }: { target: AnyResource }) {
  return useNoneYet(target);
}

/** Why there is nothing to choose from. react-admin also shows this while the rows are being read. */
function NoChoices({ target }: { target: AnyResource }) {
  const translate = useTranslate();
  const { allChoices = [], filterValues, error, isPending } = useChoicesContext();
  if (isPending) return translate('common.loading');
  // Rows that are there may just not have the typed text.
  const isSearched = allChoices.length > 0 || filterValues['dynamicSearch'];
  return error || isSearched ? translate('common.noResults') : <NoneYet target={target} />;
}

/** Picks a row of another resource, or several, by typing part of its name. */
export function ReferenceSelect({
  source,
  to,
  isMany = false,
  filter,
  placeholder,
  inputRef,
  ...input
}: ReferenceSelectProps) {
  const choiceTexts = useChoiceTexts();
  const [typed, setTyped] = useState('');
  const target = findResource(to);
  if (!target) throw new Error(`The field ${source} refers to ${to}, which nobody declared.`);
  // react-admin puts the chosen name back into the field whenever this function is another one.
  const optionText = useCallback((row: Record<string, unknown>) => rowLabel(target, row), [target]);
  const rows = { source, reference: to, filter, perPage: LOOKUP_SIZE, sort: lookupSort(target) };
  const select = {
    ...input,
    ...choiceTexts,
    noOptionsText: <NoChoices target={target} />,
    TextFieldProps: { placeholder, inputRef },
    debounce: 500,
    optionText,
    filterToQuery: (text: string) => lookupFilter(to, text),
    onInputChange: (_event: unknown, text: string, reason: string) =>
      setTyped(reason === 'input' ? text : ''),
    fullWidth: true,
    // The chosen row stays among the others: where it is the only one, there would seem to be none.
    filterSelectedOptions: isMany,
  };
  return isMany ? (
    <ReferenceArrayInput {...rows}>
      <Fitting target={target} typed={typed}>
        <SearchBoxOfMany {...select} />
      </Fitting>
    </ReferenceArrayInput>
  ) : (
    <ReferenceInput {...rows}>
      <Fitting target={target} typed={typed}>
        <SearchBox {...select} />
      </Fitting>
    </ReferenceInput>
  );
}
