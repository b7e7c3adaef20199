import { useAutocomplete } from '@mui/material';
import { useRef, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import type { AddressField as FieldName } from '../../../contract/booking/draftChanges.ts';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import { AddressCandidates } from '../../addressSearch/AddressCandidates.tsx';
import { OptionField } from '../fields/OptionField.tsx';
import { OptionList } from '../fields/OptionList.tsx';
import { isModEnter, type ListKeyEvent } from '../fields/useAwaitedChoice.ts';
import { useHeldWhilePressed } from '../fields/useHeldWhilePressed.ts';
import { whenPointerIsUp } from '../../addressSearch/whenPointerIsUp.ts';
import { useDraft } from '../state/BookingContext.ts';
import { AddressInput } from './AddressInput.tsx';
import { AddressOptionLine } from './AddressOptionLine.tsx';
import {
  optionText,
  type AddressOption,
  type AddressUse,
  type KnownPlaces,
} from './addressOptions.ts';
import { listRoom } from './listRoom.ts';
import { useAddressChoice } from './useAddressChoice.ts';
import { useAddressOptions } from './useAddressOptions.ts';
import { useAddressError } from './useAddressError.ts';
import { addressOf } from './routeStops.ts';

export interface AddressFieldProps {
  id: string;
  field: FieldName;
  use: AddressUse;
  label: string;
  known: KnownPlaces;
  /** Path in the request, for refusals of the server. */
  path: string;
  /** Called when the user chooses a place, not when leaving the field settles a typed text. */
  onChosen: () => void;
}

/**
 * An address, chosen from favourites, recent places and suggestions. When the field is left, a text
 * that can mean only one place becomes that place. A text that could mean several places, or none,
 * stays with a message and never becomes an address without the user.
 */
export function AddressField(props: AddressFieldProps) {
  const { id, field, use, label, known, path, onChosen } = props;
  const address = useDraft(({ draft }) => addressOf(draft, field));
  const translate = useTranslate();
  const [isLeft, setLeft] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [room, setRoom] = useState<number>();
  const highlighted = useRef<AddressOption | null>(null);
  const typed = address.place ? '' : address.text;
  const choice = useAddressChoice(field, typed !== '');
  const found = useAddressOptions(id, typed, use, known);
  const isOpenText = isLeft && typed.trim() !== '' && !choice.isResolving;
  const { options, onPointerDown } = useHeldWhilePressed(found.options);
  const error = useAddressError({
    field,
    path,
    typed,
    isOpenText,
    isChosen: address.place !== null,
    found,
  });

  const onType = useEvent(choice.type);

  const choose = async (option: AddressOption): Promise<void> => {
    if (await choice.choose(option)) onChosen();
  };
  /** Takes the only place that a text can mean; true when there was one. */
  const settle = async (): Promise<boolean> => {
    if (typed.trim() === '' || !choice.isUndecided()) return false;
    const { isLatest } = choice.begin();
    const meant = await found.meant();
    if (!meant || !isLatest()) return false;
    setOpen(false);
    return choice.choose(meant);
  };
  const onKeyDown = (event: ListKeyEvent): void => {
    // What leaving the field settles alone, a name in full, needs no key.
    const [only, ...others] = options;
    if (event.key === 'Tab' && !event.shiftKey && isOpen && only && others.length === 0) {
      if (typed.trim() !== '' && !found.isSearching && highlighted.current) void choose(only);
      return;
    }
    if (event.key !== 'Enter') return;
    if (isModEnter(event)) {
      // Goes on with the step; it does not choose the highlighted option.
      event.defaultMuiPrevented = true;
    } else if (typed.trim() !== '' && !(isOpen && highlighted.current)) {
      event.preventDefault();
      setOpen(true);
      void settle().then((isSettled) => isSettled && onChosen());
    }
  };

  const box = useAutocomplete<AddressOption>({
    id,
    options,
    value: null,
    inputValue: address.text,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') choice.type(text);
    },
    onChange: (_event, option) => {
      if (!option) return;
      setOpen(false);
      void choose(option);
    },
    onHighlightChange: (_event, option) => {
      highlighted.current = option;
    },
    groupBy: ({ group }) => translate(`addresses.${group}`),
    filterOptions: (all) => all,
    getOptionLabel: optionText,
    getOptionKey: ({ key }) => key,
    isOptionEqualToValue: (one, other) => one.key === other.key,
    open: isOpen,
    onOpen: () => {
      setRoom(listRoom(id));
      setOpen(true);
    },
    onClose: (_event, reason) => {
      // A click into a field that already has the focus must not put the favourites away.
      if (reason !== 'toggleInput') setOpen(false);
    },
    // Nothing is meant before the user types, so Enter alone must not choose.
    autoHighlight: typed.trim() !== '',
    openOnFocus: address.place === null,
    // Otherwise the list scrolls back to its start when it is drawn again: when a line is pressed.
    disableCloseOnSelect: true,
    clearOnBlur: false,
    selectOnFocus: true,
    handleHomeEndKeys: false,
  });
  const blank = found.isShort
    ? translate('addresses.typeMore', { min: SEARCH_MIN_LENGTH })
    : (found.failure ?? translate('addresses.none'));

  return (
    <>
      <OptionField
        box={box}
        onKeyDown={onKeyDown}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          void settle();
          whenPointerIsUp(() => setLeft(document.activeElement?.id !== id));
        }}
        list={
          <OptionList
            box={box}
            room={room}
            onPointerDown={onPointerDown}
            blank={found.isSearching ? translate('common.loading') : blank}
            Line={AddressOptionLine}
          />
        }
      >
        <AddressInput
          id={id}
          label={label}
          use={use}
          title={address.place?.address}
          isEmpty={address.text === ''}
          isResolving={choice.isResolving}
          error={found.failure ?? error}
          boxRef={box.setAnchorEl}
          onType={onType}
        />
      </OptionField>
      {isOpenText && !isOpen && found.options.length > 0 ? (
        <AddressCandidates
          text={typed.trim()}
          options={found.options}
          textOf={optionText}
          keyOf={({ key }) => key}
          onChoose={(option) => void choose(option)}
        />
      ) : null}
    </>
  );
}
