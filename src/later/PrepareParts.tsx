import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepEarlyReads } from '../earlyReads/earlyReads.ts';
import { prepareParts } from './later.tsx';
import { comeToRest } from './rest.ts';
import { whenIdle } from './whenIdle.ts';

/** Signs of a hand that is about to press something. */
const NEARING = ['pointermove', 'touchstart', 'keydown'] as const;

function rest(): void {
  keepEarlyReads();
  comeToRest();
  void prepareParts();
}

/** Has the parts of the page beside it fetched: when it has all it asked for, or a hand comes near. */
export function PrepareParts() {
  const isAtRest = useIsFetching() === 0;
  useEffect(() => (isAtRest ? whenIdle(rest) : undefined), [isAtRest]);
  useEffect(() => {
    const nearing = new AbortController();
    const prepare = () => {
      nearing.abort();
      void prepareParts();
    };
    for (const event of NEARING)
      addEventListener(event, prepare, { passive: true, signal: nearing.signal });
    return () => nearing.abort();
  }, []);
  return null;
}
