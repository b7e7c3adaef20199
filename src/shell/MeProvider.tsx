import { HttpError } from 'ra-core';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Me } from '../../contract/booking/calls.ts';
import { callUnchecked } from '../dataProvider/http.ts';
import { MeContext } from './useMe.ts';

/** @throws {HttpError} as `callApi` */
export async function fetchMe(signal?: AbortSignal): Promise<Me> {
  const me = await callUnchecked<Me | null>('/me', { signal });
  // For example the page of a network that has to be signed in to.
  if (me === null) throw new HttpError('shell.error.generic', 200);
  return me;
}

export function MeProvider({ initial, children }: { initial: Me; children: ReactNode }) {
  const [me, setMe] = useState(initial);
  const reload = useCallback(async () => setMe(await fetchMe()), []);
  const state = useMemo(() => ({ me, reload }), [me, reload]);
  return <MeContext.Provider value={state}>{children}</MeContext.Provider>;
}
