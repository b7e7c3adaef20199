import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

const NAMES = ['columns', 'view'] as const;
type Kept = Record<(typeof NAMES)[number], string | null>;

const read = (search: string): Kept => {
  const query = new URLSearchParams(search);
  return { columns: query.get('columns'), view: query.get('view') };
};

/**
 * Columns and view in the address. For each page, sort and filter react-admin writes a new query
 * string, which drops these two, so they are put back afterwards. The browser's Back and Forward
 * are followed as they are.
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

  // Only after a navigation, never before one of ours that is under way.
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
    /** Forgets or changes them for the next address; the caller goes to one that agrees. */
    keep: (next: Partial<Kept>): void => setKept({ ...wanted, ...next }),
  };
}
