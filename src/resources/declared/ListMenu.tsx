import { MoreMenu, type MenuEntry } from '../../dialogs/MoreMenu.tsx';

const NONE: readonly MenuEntry[] = [];

/**
 * The menu of a declared list: what its declaration provides, then what the page adds. Not there
 * without any entry.
 */
export function ListMenu({ entries = NONE }: { entries?: readonly MenuEntry[] }) {
  return entries.length > 0 ? <MoreMenu entries={entries} /> : null;
}
