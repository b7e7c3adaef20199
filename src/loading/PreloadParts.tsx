import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepEarlyReads } from './earlyReads/earlyReads.ts';
import { preloadParts } from './parts.ts';
import { beginIdleWork } from './idle.ts';
import { whenIdle } from './whenIdle.ts';

/** Signs that the user is about to press something. */
const NEARING = ['pointermove', 'touchstart', 'keydown'] as const;

function rest(): void {
  keepEarlyReads();
  beginIdleWork();
  void preloadParts();
}

/**
 * Loads the later parts of the page around it: when it has its data or the user is about to act.
 */
export function PreloadParts() {
  const isAtRest = useIsFetching() === 0;
  useEffect(() => (isAtRest ? whenIdle(rest) : undefined), [isAtRest]);
  useEffect(() => {
    const nearing = new AbortController();
    const prepare = () => {
      nearing.abort();
      void preloadParts();
    };
    for (const event of NEARING)
      addEventListener(event, prepare, { passive: true, signal: nearing.signal });
    return () => nearing.abort();
  }, []);
  return null;
}
