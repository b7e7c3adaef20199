import { useState } from 'react';

/** Whether the device is pointed at with fingers; it then hardly has a keyboard. */
export function useIsTouched(): boolean {
  const [isTouched] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  return isTouched;
}
