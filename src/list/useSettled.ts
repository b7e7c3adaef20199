import { useState } from 'react';

/**
 * The value as it was before the change that is under way, and the value itself when none is. A list
 * keeps its rows while others are being fetched: what is said of them must not change before they do.
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
