import { useShortcut } from '../../shell/shortcuts/useShortcut.ts';
import { useRowBeside } from './beside/rowBeside.ts';
import { focusRowBy, rowBy } from './rowFocus.ts';

/**
 * The keys J and K move from row to row of the surrounding list, wherever the focus is. While a row
 * is open beside the list, they open the next one instead.
 */
export function useRowKeys(): void {
  const beside = useRowBeside();
  const move = (by: 1 | -1): void => {
    if (!beside) return focusRowBy(by);
    const id = rowBy(beside.id, by);
    if (id && id !== beside.id) beside.open(id);
  };
  useShortcut('j', () => move(1));
  useShortcut('k', () => move(-1));
}
