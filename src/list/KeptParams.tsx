import { useMemo, type ReactNode } from 'react';
import {
  RouterProviderContext,
  useEvent,
  useLocation,
  useNavigate,
  useRouterProvider,
  type RouterNavigateFunction,
} from 'react-admin';

/**
 * Keeps parameters of the page in the address of a list. react-admin rewrites the whole query
 * string for each page, sort and filter, and does not know them, so the page's tab would be lost.
 */
export function KeptParams({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const router = useRouterProvider();
  const navigate = useNavigate();
  const { search } = useLocation();
  // This must stay the same function, because a new one would redraw everything in the list that
  // navigates.
  const keepingNavigate: RouterNavigateFunction = useEvent((to, options) => {
    const isOfList = typeof to === 'object' && to.pathname === undefined && to.search !== undefined;
    if (!isOfList) return navigate(to, options);
    const query = new URLSearchParams(to.search);
    const before = new URLSearchParams(search);
    for (const name of names) {
      const kept = before.get(name);
      if (kept !== null && !query.has(name)) query.set(name, kept);
    }
    return navigate({ ...to, search: `?${query.toString()}` }, options);
  });
  const keeping = useMemo(
    () => ({ ...router, useNavigate: () => keepingNavigate }),
    [router, keepingNavigate],
  );
  return (
    <RouterProviderContext.Provider value={keeping}>{children}</RouterProviderContext.Provider>
  );
}
