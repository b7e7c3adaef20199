import { useEffect, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * After a refusal, moves the focus to the first marked field, so that it is seen and heard. Without
 * one, it scrolls to the message at the head of the form.
 */
export function FocusFirstError({ within }: { within: RefObject<HTMLElement | null> }) {
  const { errors, isSubmitting, submitCount } = useFormState();
  const seen = useRef(submitCount);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return;
    seen.current = submitCount;
    const marked = within.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (hasErrors && marked) marked.focus();
    else if (within.current?.firstElementChild?.role === 'alert')
      within.current.firstElementChild.scrollIntoView();
  }, [hasErrors, isSubmitting, submitCount, within]);
  return null;
}
