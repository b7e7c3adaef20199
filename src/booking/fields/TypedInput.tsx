import { useForkRef } from '@mui/material';
import { createContext, use, type ComponentProps } from 'react';

type InputProps = ComponentProps<'input'>;

/** The part of a text box that a typed letter changes: its text, and what it says about its list. */
export const TypedContext = createContext<InputProps>({});

/**
 * The `input` of a MUI text box, given as its `inputComponent`. The text reaches it through the
 * context and not through the box, so that a letter does not redraw the label, frame and marks.
 */
export function TypedInput({ ref, onChange, onFocus, onBlur, ...box }: InputProps) {
  const { ref: typedRef, ...typed } = use(TypedContext);
  return (
    <input
      {...box}
      {...typed}
      ref={useForkRef(ref, typedRef)}
      onChange={(event) => {
        onChange?.(event);
        typed.onChange?.(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        typed.onFocus?.(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        typed.onBlur?.(event);
      }}
    />
  );
}
