import { useRecordContext } from 'react-admin';
import type { Corporation } from '../../../contract/resources/corporations.ts';
import { fleets } from '../../../contract/resources/fleets.ts';
import { RowLabels } from '../declared/Cell.tsx';

/** The fleets that bill an account, by their names; their numbers are in its form. */
export function FleetsCell() {
  const linked = useRecordContext<Corporation>()?.linkedAccounts ?? [];
  return <RowLabels declaration={fleets} ids={linked.map(({ fleetId }) => fleetId)} />;
}
