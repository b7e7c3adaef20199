import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { correctedSearch } from './declaredAddress.ts';
import type { PageList } from './pageList.ts';

interface RightAddressProps {
  list: PageList;
  children: ReactNode;
}

/**
 * Shows the list if its query string is valid. Otherwise corrects the query string in the address
 * of the current page, so that a dialog over the list stays. It is a separate component so that
 * turning the page, which changes the address, redraws as little as possible.
 */
export function RightAddress({ list, children }: RightAddressProps) {
  const navigate = useNavigate();
  const right = correctedSearch(list, useLocation().search);
  useEffect(() => {
    if (right !== null) void navigate({ search: right }, { replace: true });
  }, [navigate, right]);
  return right === null ? children : null;
}
