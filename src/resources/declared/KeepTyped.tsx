import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { useMe } from '../../shell/useMe.ts';

const keptSchema = z.record(z.string(), z.unknown());

function read(key: string): Record<string, unknown> | null {
  try {
    const kept = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return kept.data ?? null;
  } catch {
    return null;
  }
}

interface KeepTypedProps {
  /** The name of the form, in addition to its address. */
  name: string;
  isSaved: RefObject<boolean>;
  children: ReactNode;
}

/**
 * Keeps what is typed in a form while its page is left and opened again, mainly for signing in
 * again: in this tab, and only for this user and address. Leaving the form within the console drops
 * it.
 *
 * The inputs appear after the form has taken its record, which it does in an effect that runs after
 * those of its children. Inputs that were there before that would all be redrawn.
 */
export function KeepTyped({ name, isSaved, children }: KeepTypedProps) {
  const { getValues, setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const { pathname } = useLocation();
  const { id } = useMe();
  const [key] = useState(`form.${name}.${id}.${pathname}`);
  const [kept] = useState(() => read(key));
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (isReady) return;
    let isGone = false;
    // After the form's own effects.
    queueMicrotask(() => {
      if (isGone) return;
      for (const [field, value] of Object.entries(kept ?? {}))
        setValue(field, value, { shouldDirty: true });
      setReady(true);
    });
    return () => {
      isGone = true;
    };
  }, [isReady, kept, setValue]);

  useEffect(() => {
    const keep = (): void => {
      const names = Object.keys(dirtyFields);
      if (names.length === 0 || isSaved.current) return;
      const typed = Object.fromEntries(names.map((field) => [field, getValues(field)]));
      sessionStorage.setItem(key, JSON.stringify(typed));
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [dirtyFields, getValues, isSaved, key]);

  useEffect(() => () => sessionStorage.removeItem(key), [key]);

  return isReady ? children : null;
}
