import { useEffect, useState } from 'react';

const CLOCK_MS = 15_000;

/** The present moment, recent enough for times that are chosen to the minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
