import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const openedHere = (state: unknown): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, 'opens') : undefined;

/**
 * Which row of a list is open, as a parameter of the address says it, so that the address can be sent
 * to somebody. Opening one makes an entry of the browser's history, which Back closes; opening another
 * takes its place.
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
        // Back is where the list was before, so that no entry is left that would open it again.
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
