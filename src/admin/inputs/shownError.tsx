import type { ReactNode } from 'react';
import { ValidationError, type UseInputValue } from 'react-admin';

/** What is wrong with an input's value, once the input was left or its form was sent. */
export function shownError({ fieldState, formState }: UseInputValue): ReactNode {
  const { error, invalid, isTouched } = fieldState;
  const isShown = invalid && (isTouched || formState.isSubmitted || error?.type === 'server');
  return isShown && error?.message ? <ValidationError error={error.message} /> : undefined;
}
