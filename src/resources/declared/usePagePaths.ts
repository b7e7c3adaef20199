import { useLocation, useNavigate } from 'react-admin';
import { useDeclared } from './DeclaredContext.tsx';

/** Path of the dialog that edits a row. */
export const editPath = (list: { path: string; search: string }, id: string | number) => ({
  pathname: `${list.path}/${encodeURIComponent(id)}`,
  search: list.search,
});

/** The page's list from its beginning, without search and filters, or that of its deleted rows. */
export function pagePath(
  { path, ownParams }: { path: string; ownParams: readonly string[] },
  ...switched: readonly string[]
) {
  const now = new URLSearchParams(window.location.search);
  const kept = ownParams.flatMap((name) => {
    const value = now.get(name);
    return value === null ? [] : [[name, value]];
  });
  const query = new URLSearchParams([...kept, ...switched.map((name) => [name, 'true'])]);
  return { pathname: path, search: query.size > 0 ? `?${query.toString()}` : '' };
}

/** Paths of the dialogs over a list, which keep the list's place: its query string stays. */
export function usePagePaths() {
  const { path } = useDeclared();
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    create: { pathname: `${path}/create`, search },
    edit: (id: string | number) => editPath({ path, search }, id),
    /** Goes back to the list from a dialog that was finished or given up. */
    close: () => void navigate({ pathname: path, search }, { replace: true }),
  };
}

/** Whether the form of a row is open already. Opened again, it would need Back twice. */
export const isOpenNow = (id: string | number): boolean =>
  window.location.pathname.endsWith(`/${id}`);
