import { useEffect, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';

/** After a refusal, moves the focus to the first marked field, so that it is seen and heard. */
export function FocusFirstError({ within }: { within: RefObject<HTMLElement | null> }) {
  const { errors, isSubmitting, submitCount } = useFormState();
  const seen = useRef(submitCount);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return;
    seen.current = submitCount;
    if (hasErrors) within.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasErrors, isSubmitting, submitCount, within]);
  return null;
}
