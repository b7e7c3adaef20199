import { useRecordContext } from 'react-admin';
import type { ApiKey } from '../../../contract/resources/apiKeys.ts';
import { Blank } from '../declared/Blank.tsx';

/** How the present secret of a key begins, by which it is found where it is used. */
export function KeyStartCell() {
  const key = useRecordContext<ApiKey>();
  return key?.keyStart ? <code>{key.keyStart}…</code> : <Blank />;
}
