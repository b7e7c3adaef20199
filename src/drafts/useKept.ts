import { useContext, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { pageConfig } from '../shell/pageConfig.ts';
import { MeContext } from '../shell/useMe.ts';

/** Where a form at the present address keeps what is typed: only for this tab, brand and user. */
export function useKeptKey(name: string): string {
  const id = useContext(MeContext)?.me.id ?? '';
  const [key] = useState(`form.${pageConfig().id}.${name}.${id}.${location.pathname}`);
  return key;
}

/** @returns undefined where nothing is kept, or something damaged */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isTextOrNull = (value: unknown): value is string | null =>
  value === null || isText(value);
export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText);

/**
 * A state that is still there when its page comes back, mainly from signing in again: what is typed
 * in a dialog, and that the dialog is open. It is stored with each change, because what a page
 * stores while it is being replaced may be lost to the page that replaces it. Leaving the component
 * within the console drops it.
 * @param name tells it from other states at the same address
 * @param isValid whether what was kept, perhaps by an older version, can be used
 */
export function useKept<T>(
  name: string,
  initial: T | (() => T),
  isValid: (kept: unknown) => kept is T,
): [T, Dispatch<SetStateAction<T>>] {
  const key = useKeptKey(name);
  const [first] = useState(initial);
  const [value, setValue] = useState<T>(() => {
    const kept = readKept(key);
    return isValid(kept) ? kept : first;
  });
  useEffect(() => {
    const text = JSON.stringify(value);
    sessionStorage.removeItem(key);
    if (text === JSON.stringify(first)) return;
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // It is more than the browser stores.
    }
  }, [key, value, first]);
  useEffect(() => () => sessionStorage.removeItem(key), [key]);
  return [value, setValue];
}
