import { useEffect, useState } from 'react';

const CLOCK_MS = 15_000;

/** The present moment, fresh enough for times chosen to the minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
