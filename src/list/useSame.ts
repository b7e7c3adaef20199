import { dequal } from 'dequal';
import { useState } from 'react';

/**
 * The former object for as long as a new one says the same, so that what is drawn from it is not drawn
 * anew. What an address says is read into new objects at each step.
 */
export function useSame<T>(value: T): T {
  const [same, setSame] = useState(value);
  if (same === value || dequal(same, value)) return same;
  setSame(value);
  return value;
}
