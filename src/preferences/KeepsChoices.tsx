import type { ReactNode } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { PAGE_SIZES } from '../../contract/core/listQuery.ts';
import type { useListPreference } from './useListPreference.ts';

interface KeepsChoicesProps {
  keep: ReturnType<typeof useListPreference>['keep'];
  children: ReactNode;
}

/** Keeps the order and page size that the reader of the list around it chooses. */
export function KeepsChoices({ keep, children }: KeepsChoicesProps) {
  const list = useListContext();
  return (
    <ListContextProvider
      value={{
        ...list,
        setSort(sort) {
          list.setSort(sort);
          keep({ sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` });
        },
        setPerPage(size) {
          list.setPerPage(size);
          const perPage = PAGE_SIZES.find((one) => one === size);
          if (perPage) keep({ perPage });
        },
      }}
    >
      {children}
    </ListContextProvider>
  );
}
