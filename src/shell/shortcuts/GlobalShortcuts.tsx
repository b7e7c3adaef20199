import { memo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bookTripPath } from '../navigation.ts';
import { actorOf, useMe } from '../useMe.ts';
import { ShortcutHelp } from './help.ts';
import { useShortcut } from './useShortcut.ts';

/** The shortcuts of every page: N books a trip, ? lists the shortcuts. */
export const GlobalShortcuts = memo(function GlobalShortcuts() {
  const navigate = useNavigate();
  const { role } = actorOf(useMe());
  const bookTrip = bookTripPath[role];
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcut('n', () => void navigate(bookTrip ?? '/'), bookTrip !== undefined);
  useShortcut('?', () => setHelpOpen(true));
  return isHelpOpen ? <ShortcutHelp onClose={() => setHelpOpen(false)} /> : null;
});
