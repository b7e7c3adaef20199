import { useEffect, useRef } from 'react';
import { useLocaleState } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

/**
 * Checks the marked fields of a form again when the language changes: the reason at a field contains
 * its name as it was in the language of the first check. What the server refused stays.
 */
export function useReasonsInLanguage(): void {
  const { trigger } = useFormContext();
  const { errors } = useFormState();
  const [locale] = useLocaleState();
  const checkedIn = useRef(locale);
  useEffect(() => {
    if (checkedIn.current === locale) return;
    checkedIn.current = locale;
    const marked = Object.keys(errors).filter((name) => errors[name]?.type !== 'server');
    if (marked.length > 0) void trigger(marked);
  }, [errors, locale, trigger]);
}
