import { useEffect, useRef, useState } from 'react';
import { useEvent, useListContext } from 'react-admin';
import { SEARCH_MIN_LENGTH } from '../../contract/core/listQuery.ts';
import { useSettled } from './useSettled.ts';

export const SEARCH_DEBOUNCE_MS = 500;

/** Turns a typed text into list filters; `null` leaves the list as it is. */
export type SearchFilters = (text: string) => Record<string, string> | null;

const dynamicSearch: SearchFilters = (text) =>
  text.length >= SEARCH_MIN_LENGTH ? { dynamicSearch: text } : null;

/**
 * The search of a list: starts at three characters, waits for a pause in typing, and emptying the
 * box shows everything again. What is typed belongs to the box, so that a refresh never touches it.
 */
export function useSearchFilter(
  toFilters: SearchFilters = dynamicSearch,
  names = ['dynamicSearch'],
) {
  const { filterValues, setFilters, isPlaceholderData = false } = useListContext();
  const applied: string = names.map((name) => filterValues[name]).find(Boolean) ?? '';
  const [isWaiting, setWaiting] = useState(false);
  const found = useSettled(applied, isPlaceholderData);
  const [text, setText] = useState<string>(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSent = useRef<string>(applied);

  // Cleared or set from elsewhere (the empty state's button, the browser's back): follow it.
  useEffect(() => {
    if (applied === lastSent.current) return;
    lastSent.current = applied;
    setText(applied);
  }, [applied]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const send = useEvent((typed: string) => {
    setWaiting(false);
    const wanted = typed === '' ? {} : toFilters(typed);
    if (wanted === null) return;
    lastSent.current = names.map((name) => wanted[name]).find(Boolean) ?? '';
    if (lastSent.current === applied) return;
    const others = Object.entries(filterValues).filter(([name]) => !names.includes(name));
    setFilters({ ...Object.fromEntries(others), ...wanted });
  });

  const change = (next: string): void => {
    setText(next);
    clearTimeout(timer.current);
    const typed = next.trim();
    if (typed === '') return send('');
    setWaiting(toFilters(typed) !== null);
    timer.current = setTimeout(() => send(typed), SEARCH_DEBOUNCE_MS);
  };

  const length = text.trim().length;
  return {
    text,
    change,
    isTooShort: length > 0 && length < SEARCH_MIN_LENGTH,
    /** From the first letter that changes the search until its rows are there. */
    isSearching: isWaiting || found !== applied,
  };
}
