import { later } from '../../later/later.tsx';

export const ShortcutHelp = later(async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp);
