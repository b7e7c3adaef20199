import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFlag, useKept } from '../../../drafts/useKept.ts';

/** Whether a link to the list opens the import over it. */
const isAsked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'imports' in state;

/** Whether the import of trips is open, which a link to the list can ask for. */
export function useImporting(): [boolean, (isImporting: boolean) => void] {
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const [isImporting, setImporting] = useKept('import.bookings', false, isFlag);
  const asked = isAsked(state);
  useEffect(() => {
    if (!asked) return;
    setImporting(true);
    // Another visit to this address must not open it again.
    void navigate({ pathname, search }, { replace: true, state: null });
  }, [asked, navigate, pathname, search, setImporting]);
  return [isImporting, setImporting];
}
