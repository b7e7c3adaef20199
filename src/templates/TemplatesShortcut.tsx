import { useState } from 'react';
import { booksTrips } from '../../contract/core/roles.ts';
import { useActor } from '../authProvider/useGrant.ts';
import { useShortcut } from '../shell/shortcuts/useShortcut.ts';
import { TemplatesDialog } from './dialogs.ts';

/** T opens the templates on every page, for whoever books. */
export function TemplatesShortcut() {
  const [isOpen, setOpen] = useState(false);
  useShortcut('t', () => setOpen(true), booksTrips(useActor().role));
  return isOpen ? <TemplatesDialog onClose={() => setOpen(false)} /> : null;
}
