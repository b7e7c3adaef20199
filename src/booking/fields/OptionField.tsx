import type { UseAutocompleteReturnValue } from '@mui/material';
import type { FocusEventHandler, KeyboardEventHandler, ReactNode } from 'react';
import { OptionListContext } from './OptionList.tsx';
import { TypedContext } from './TypedInput.tsx';

interface OptionFieldProps<T> {
  box: UseAutocompleteReturnValue<T, false, false, false, true>;
  onKeyDown: KeyboardEventHandler;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
  /** Shown while the list is open. */
  list: ReactNode;
  /** The box, which contains a `TypedInput` and an `OptionPlace`. If memoised, a letter does not redraw it. */
  children: ReactNode;
}

/**
 * A text box with a list below it, which behaves like MUI's Autocomplete. That would redraw the box
 * and measure the list's place for each letter and for each answer.
 */
export function OptionField<T>(props: OptionFieldProps<T>) {
  const { box, onKeyDown, onFocus, onBlur, list, children } = props;
  return (
    <div {...box.getRootProps({ onKeyDown })} onFocus={onFocus} onBlur={onBlur}>
      <TypedContext value={box.getInputProps()}>
        <OptionListContext value={box.popupOpen ? list : null}>{children}</OptionListContext>
      </TypedContext>
    </div>
  );
}
