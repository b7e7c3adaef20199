import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

const NAMES = ['columns', 'view'] as const;
type Kept = Record<(typeof NAMES)[number], string | null>;

const read = (search: string): Kept => {
  const query = new URLSearchParams(search);
  return { columns: query.get('columns'), view: query.get('view') };
};

/**
 * Columns and view in the address. react-admin writes the whole query string anew for each page,
 * sort and filter, and knows nothing of these two: they are put back after it. The browser's back
 * and forward are believed as they are.
 */
export function useKeptParams() {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const isHistory = useNavigationType() === NavigationType.Pop;
  const written = read(search);
  const [kept, setKept] = useState(written);
  const [seen, setSeen] = useState(key);
  const wanted: Kept = { ...written };
  if (!isHistory) for (const name of NAMES) wanted[name] = written[name] ?? kept[name];
  if (seen !== key) {
    setSeen(key);
    setKept(wanted);
  }
  const { columns, view } = wanted;

  // Only after a navigation, never before one of our own that is on its way.
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });
  useEffect(() => {
    const query = new URLSearchParams(search);
    const lost = NAMES.filter((name) => query.get(name) !== latest.current[name]);
    if (lost.length === 0) return;
    for (const name of lost) query.set(name, latest.current[name] ?? '');
    void navigate({ search: `?${query.toString()}` }, { replace: true, state });
  }, [search, state, navigate]);

  return {
    columns,
    view,
    /** Forgets or changes them for what comes next; the caller goes to an address that agrees. */
    keep: (next: Partial<Kept>): void => setKept({ ...wanted, ...next }),
  };
}
