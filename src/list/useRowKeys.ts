import { useShortcut } from '../shell/shortcuts/useShortcut.ts';
import { focusRowBy } from './rowFocus.ts';

/** J and K go from row to row of the list around it, wherever the focus is. */
export function useRowKeys(): void {
  useShortcut('j', () => focusRowBy(1));
  useShortcut('k', () => focusRowBy(-1));
}
