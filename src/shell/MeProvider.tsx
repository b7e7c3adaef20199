import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Me } from '../../contract/booking/calls.ts';
import { callUnchecked } from '../dataProvider/http.ts';
import { MeContext } from './useMe.ts';

/** @throws {HttpError} as `callApi` */
export async function fetchMe(signal?: AbortSignal): Promise<Me> {
  return callUnchecked<Me>('/me', { signal, kind: 'corporations' });
}

export function MeProvider({ initial, children }: { initial: Me; children: ReactNode }) {
  const [me, setMe] = useState(initial);
  const reload = useCallback(async () => setMe(await fetchMe()), []);
  const state = useMemo(() => ({ me, reload }), [me, reload]);
  return <MeContext.Provider value={state}>{children}</MeContext.Provider>;
}
