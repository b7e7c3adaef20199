import { useEffect, useRef, useState } from 'react';
import { useEvent, useListFilterContext } from 'react-admin';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import { SEARCH_DEBOUNCE_MS } from './useSearchedText.ts';

/** Turns a typed text into list filters; `null` leaves the list as it is. */
export type SearchFilters = (text: string) => Record<string, string> | null;

const dynamicSearch: SearchFilters = (text) => ({ dynamicSearch: text });

interface SearchOptions {
  toFilters?: SearchFilters | undefined;
  /** List filters that the search sets. */
  names?: readonly string[] | undefined;
  /** The number of characters from which it searches. */
  from?: number | undefined;
}

/**
 * The search of a list. It starts at three characters by default and waits for a pause in typing;
 * emptying the box shows everything again. The typed text belongs to the box, so a refresh never
 * touches it.
 */
export function useSearchFilter({
  toFilters = dynamicSearch,
  names = ['dynamicSearch'],
  from = SEARCH_MIN_LENGTH,
}: SearchOptions) {
  const { filterValues, setFilters } = useListFilterContext();
  const filtersOf: SearchFilters = (typed) => (typed.length < from ? null : toFilters(typed));
  const applied: string = names.map((name) => filterValues[name]).find(Boolean) ?? '';
  const [isWaiting, setWaiting] = useState(false);
  const [text, setText] = useState<string>(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSent = useRef<string>(applied);

  // Follows the search when it is changed elsewhere (by the empty state's button or the browser's
  // back).
  useEffect(() => {
    if (applied === lastSent.current) return;
    lastSent.current = applied;
    setText(applied);
  }, [applied]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const send = useEvent((typed: string) => {
    setWaiting(false);
    const wanted = typed === '' ? {} : filtersOf(typed);
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
    setWaiting(filtersOf(typed) !== null);
    timer.current = setTimeout(() => send(typed), SEARCH_DEBOUNCE_MS);
  };

  const length = text.trim().length;
  return {
    text,
    change,
    isTooShort: length > 0 && length < from,
    /** The text that the list is searched by, and whether it is about to change. */
    applied,
    isWaiting,
  };
}
