import { Box } from '@mui/material';
import { createContext, useContext, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { useDeclared } from './DeclaredContext.tsx';

const HasNoRowsYet = createContext(false);

/** Whether the surrounding list has no rows although nothing is searched for or filtered. */
export const useHasNoRowsYet = (): boolean => useContext(HasNoRowsYet);

/** Tells the parts of the surrounding list, which turning the page does not redraw. */
export function NoRowsYetProvider({ children }: { children: ReactNode }) {
  const { data, error, filterValues, isPlaceholderData, page } = useListContext();
  const { isOfDeleted } = useDeclared();
  const hasNone =
    !isOfDeleted &&
    !error &&
    !isPlaceholderData &&
    data?.length === 0 &&
    page === 1 &&
    Object.keys(filterValues).length === 0;
  return <HasNoRowsYet.Provider value={hasNone}>{children}</HasNoRowsYet.Provider>;
}

const NoRowsYet = lazyPart(async () => (await import('./NoRowsYet.tsx')).NoRowsYet, {
  isPreloaded: false,
});

/** Above the toolbar: how a list without rows begins. It has room for its text before that is loaded. */
export const Beginning = () =>
  useHasNoRowsYet() ? (
    <Box sx={{ display: 'flex', alignItems: 'end', minHeight: { xs: 256, sm: 176 } }}>
      <NoRowsYet />
    </Box>
  ) : null;

/** Instead of rows, unless the beginning says it. */
export const Empty = ({ children }: { children: ReactNode }) =>
  useHasNoRowsYet() ? null : children;
