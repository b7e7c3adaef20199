import { useRouteError } from 'react-router-dom';
import { StartFailed } from '../start/StartFailed.tsx';
import { startFailure } from '../start/startFailure.ts';

/** Shown when the frame itself fails: as plain as the start page, as the theme may be missing. */
export const BrokenConsole = () => (
  <StartFailed failure={startFailure(useRouteError()) ?? {}} onRetry={() => location.reload()} />
);
