import { useEffect, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { z } from 'zod';
import { readKept, useKeptKey } from '../../drafts/useKept.ts';
import { useReasonsInLanguage } from './useReasonsInLanguage.ts';

const keptSchema = z.record(z.string(), z.unknown());

interface FormDraftProps {
  /** The name of the form, in addition to its address. */
  name: string;
  /** Says that nothing has to be kept any longer. */
  isSaved?: RefObject<boolean>;
  children: ReactNode;
}

/**
 * Keeps what is typed in a form while its page is left and opened again, mainly for signing in
 * again: in this tab, and only for this brand, user and address. Leaving the form within the console drops
 * it. It is kept with each letter, because what a page stores while it is being replaced may be lost
 * to the page that replaces it.
 *
 * The inputs appear after the form has taken its record, which it does in an effect. Inputs that
 * were there before that would all be redrawn. A layout effect that changes a state makes React run
 * such effects and draw again before the browser paints, so nobody sees the form without its inputs.
 */
export function FormDraft({ name, isSaved, children }: FormDraftProps) {
  const { subscribe, setValue } = useFormContext();
  // Without a reader, a form does not follow which of its fields were changed.
  const { dirtyFields: _followed } = useFormState();
  useReasonsInLanguage();
  const key = useKeptKey(name);
  const [kept] = useState(() => keptSchema.safeParse(readKept(key)).data);
  const [stage, setStage] = useState<'mounted' | 'filled' | 'ready'>('mounted');

  useLayoutEffect(() => {
    // Drawing twice is intended: the form takes its record in between.
    // oxlint-disable-next-line react/set-state-in-effect
    if (stage === 'mounted') setStage('filled');
    if (stage !== 'filled') return;
    for (const [field, value] of Object.entries(kept ?? {}))
      setValue(field, value, { shouldDirty: true });
    setStage('ready');
  }, [stage, kept, setValue]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback({ values, dirtyFields = {} }) {
          if (stage !== 'ready' || isSaved?.current) return;
          const typed = Object.keys(dirtyFields).map((field) => [field, values[field]]);
          if (typed.length === 0) sessionStorage.removeItem(key);
          else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
        },
      }),
    [subscribe, stage, isSaved, key],
  );

  useEffect(() => () => sessionStorage.removeItem(key), [key]);

  return stage === 'ready' ? children : null;
}
