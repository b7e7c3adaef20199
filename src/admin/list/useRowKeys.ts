import { useShortcut } from '../../shell/shortcuts/useShortcut.ts';
import { focusRowBy } from './rowFocus.ts';

/** The keys J and K move from row to row of the surrounding list, wherever the focus is. */
export function useRowKeys(): void {
  useShortcut('j', () => focusRowBy(1));
  useShortcut('k', () => focusRowBy(-1));
}
