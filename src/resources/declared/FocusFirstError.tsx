import { useEffect, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';

/** After a refusal the first marked field gets the focus, so that it is seen and read aloud. */
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
