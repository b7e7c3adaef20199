import { createContext, useContext, useMemo } from 'react';
import { columnsOf, type Column } from './columns.ts';
import { useDeclared } from './DeclaredContext.tsx';

const ShownColumnsContext = createContext<readonly string[] | null>(null);
/** The columns that the list below shows, in order. */
export const ShownColumnsProvider = ShownColumnsContext.Provider;

/** The columns of the surrounding list, as its reader chose them. */
export function useShownColumns(): Column[] {
  const { declaration } = useDeclared();
  const names = useContext(ShownColumnsContext);
  return useMemo(() => columnsOf(declaration, names ?? undefined), [declaration, names]);
}
