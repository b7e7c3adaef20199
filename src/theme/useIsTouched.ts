import { useState } from 'react';

/** Whether the device is used with fingers; it then rarely has a keyboard. */
export function useIsTouched(): boolean {
  const [isTouched] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  return isTouched;
}
