import type { MouseEvent } from 'react';

/**
 * False for the second half of a double click. For a button in whose place another one, or its own
 * opposite, stands after the press: that one was not meant.
 */
export const isSinglePress = ({ detail }: MouseEvent): boolean => detail < 2;
