import { useRouteError } from 'react-router-dom';
import { StartFailed } from '../start/StartFailed.tsx';
import { startFailure } from '../start/startFailure.ts';

/** When the frame itself fails: as plain as the start page, since no theme can be counted on. */
export const BrokenConsole = () => (
  <StartFailed failure={startFailure(useRouteError()) ?? {}} onRetry={() => location.reload()} />
);
