import { useEffect, useState } from 'react';
import { SEARCH_MIN_LENGTH } from '../../contract/core/listLimits.ts';

/** How long a pause in typing is waited for before the server is asked. */
export const SEARCH_DEBOUNCE_MS = 500;

/** What is typed, once somebody pauses; an emptied text at once. */
export function useSettledText(typed: string): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), typed === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return text;
}

/**
 * What of a typed text is searched for: nothing where it is too short.
 * @param from letters from which it is searched for
 */
export function useSearchedText(text: string, from = SEARCH_MIN_LENGTH) {
  const typed = text.trim();
  const wanted = typed.length >= from ? typed : '';
  const search = useSettledText(wanted);
  // While it is behind, what is searched for is still that of a moment ago.
  return { search, isBehind: search !== wanted };
}
