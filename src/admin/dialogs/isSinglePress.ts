import type { MouseEvent } from 'react';

/**
 * False for the second half of a double click. For a button that is replaced after a press by
 * another one, or by its opposite: the second click was not meant for that one. And for a button
 * that sends something: the second click can come before React has drawn that it is busy.
 */
export const isSinglePress = ({ detail }: MouseEvent): boolean => detail < 2;

/**
 * An `onClick` that acts only on single presses, or the `onClose` of a dialog: the second half of the
 * double click that opened it falls beside it, and would close it again.
 */
export const singlePress =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (isSinglePress(event)) act();
  };
