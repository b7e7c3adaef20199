import { useEffect, useState } from 'react';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';

/** How long a pause in typing must last before the server is asked. */
export const SEARCH_DEBOUNCE_MS = 500;

/** The typed text after a pause in typing; an emptied text counts immediately. */
export function useSettledText(typed: string): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), typed === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return text;
}

/** Whether a name has the typed text in it, for a text that is too short to search for. */
export const hasText = (name: string, typed: string): boolean =>
  name.toLowerCase().includes(typed.trim().toLowerCase());

/**
 * The part of a typed text that is searched for: nothing if it is too short.
 * @param from the number of letters from which it is searched for
 */
export function useSearchedText(text: string, from = SEARCH_MIN_LENGTH) {
  const typed = text.trim();
  const wanted = typed.length >= from ? typed : '';
  const search = useSettledText(wanted);
  // While it is behind, the search is still for the earlier text.
  return { search, isBehind: search !== wanted };
}
