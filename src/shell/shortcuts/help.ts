import { lazyDialog } from '../../loading/lazyPart.tsx';

export const ShortcutHelp = lazyDialog(
  async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp,
);
