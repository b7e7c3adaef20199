import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const openedHere = (state: unknown): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, 'opens') : undefined;

/**
 * Which row of a list is open, kept in a parameter of the address so that the address can be
 * shared. Opening a row adds an entry to the browser's history, which Back closes; opening another
 * row replaces that entry.
 * @param name of the parameter
 */
export function useOpenParam(name: string) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const openId = new URLSearchParams(search).get(name);

  const setOpen = useCallback(
    (id: string | null): void => {
      const query = new URLSearchParams(search);
      const isOpen = query.has(name);
      if (id === null) {
        if (!isOpen) return;
        // Going back returns to the entry before, so that none is left that would open the row
        // again.
        if (openedHere(state) === name) return void navigate(-1);
        query.delete(name);
        return void navigate({ search: query.toString() }, { replace: true });
      }
      query.set(name, id);
      void navigate(
        { search: query.toString() },
        isOpen ? { replace: true, state } : { state: { opens: name } },
      );
    },
    [name, search, state, navigate],
  );
  return { openId, setOpen };
}
