import { Box } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { memo, useEffect, useRef, useState, type FocusEvent } from 'react';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { Notice } from './Notice.tsx';
import { undoOf } from './undo.ts';

/** Nobody reads more at one time. Notices with an undo stay in any case. */
const MOST = 4;

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(-8px)' },
  to: { opacity: 1, transform: 'none' },
});

let lastKey = 0;
const keys = new WeakMap<NotificationPayload, number>();
/** The key of a notice, which stays the same while it is there. */
function keyOf(notice: NotificationPayload): number {
  const key = keys.get(notice) ?? (lastKey += 1);
  keys.set(notice, key);
  return key;
}

/** The visible notices, newest first: all that can be undone, and the newest of the others. */
function shown(notices: readonly NotificationPayload[]): NotificationPayload[] {
  const newestFirst = notices.toReversed();
  return newestFirst.filter((notice, place) => place < MOST || undoOf(notice) !== null);
}

/** When a notice disappears with its focused button, returns the focus to where it came from. */
function useFocusBack(count: number) {
  const before = useRef(count);
  const cameFrom = useRef<HTMLElement | null>(null);
  const last = useRef<Element | null>(null);
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || !last.current || last.current.isConnected) return;
    last.current = null;
    setFocus(false);
    if (document.activeElement !== document.body) return;
    const back = cameFrom.current?.isConnected ? cameFrom.current : null;
    (back ?? document.getElementById('main'))?.focus();
  }, [count]);
  return {
    hasFocus,
    focusProps: {
      onFocus: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
        setFocus(true);
        last.current = target;
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      },
      onBlur: ({ target, relatedTarget }: FocusEvent) => {
        setFocus(false);
        if (relatedTarget ?? target.isConnected) last.current = null;
      },
    },
  };
}

/**
 * Notices at the top centre, also over dialogs and panels, below each other, so that none hides
 * another with its undo. react-admin would show them one after the other: a deletion could then only
 * be seen and undone after the previous notice had disappeared. They stay while the pointer or the
 * focus is on them.
 */
export const Notices = memo(function Notices() {
  const translate = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const [isPointedAt, setPointedAt] = useState(false);
  const newestFirst = shown(notifications);
  const { hasFocus, focusProps } = useFocusBack(newestFirst.length);
  const next = newestFirst.find((notice) => undoOf(notice) !== null);

  const close = (closed: NotificationPayload): void =>
    setNotifications((all) => all.filter((notice) => notice !== closed));
  const undo = (notice: NotificationPayload | undefined): void => {
    if (!notice) return;
    close(notice);
    undoOf(notice)?.();
  };
  useShortcut('z', () => undo(next), next !== undefined);
  useShortcut('Mod+z', () => undo(next), next !== undefined);

  if (newestFirst.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={translate('shell.notices')}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      {...focusProps}
      sx={{
        position: 'fixed',
        top: { xs: 8, sm: 24 },
        left: '50%',
        transform: 'translateX(-50%)',
        zIndex: 'snackbar',
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        width: 'max-content',
        maxWidth: { xs: 'calc(100vw - 16px)', sm: 560 },
        '& > *': { animation: `${appear} 150ms ease-out` },
        '@media (prefers-reduced-motion: reduce)': { '& > *': { animation: 'none' } },
      }}
    >
      {newestFirst.map((notice) => (
        <Notice
          key={keyOf(notice)}
          notice={notice}
          isHeld={isPointedAt || hasFocus}
          isNextToUndo={notice === next}
          onUndo={() => undo(notice)}
          onClose={() => close(notice)}
        />
      ))}
    </Box>
  );
});
