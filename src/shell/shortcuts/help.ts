import { laterDialog } from '../../later/later.tsx';

export const ShortcutHelp = laterDialog(
  async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp,
);
