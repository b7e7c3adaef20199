import { dequal } from 'dequal';
import { useState } from 'react';

/**
 * Returns the former object as long as the new one has the same content, so that what is drawn from
 * it is not redrawn. Reading an address makes new objects at each step.
 */
export function useSame<T>(value: T): T {
  const [same, setSame] = useState(value);
  if (same === value || dequal(same, value)) return same;
  setSame(value);
  return value;
}
