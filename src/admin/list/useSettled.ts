import { useState } from 'react';

/**
 * The value from before a change that is in progress; the current value when there is none. While a
 * list fetches other rows it keeps the old ones, and what is said about them must not change before
 * they do.
 * @param value compared by identity, so a text or a number
 */
export function useSettled<T extends string | number | undefined>(
  value: T,
  isUnderWay: boolean,
): T {
  const [settled, setSettled] = useState(value);
  if (isUnderWay) return settled;
  if (settled !== value) setSettled(value);
  return value;
}
