import SearchIcon from '@mui/icons-material/SearchRounded';
import { Box, Button, IconButton, useMediaQuery, type Theme } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Kbd, ONLY_WITH_KEYBOARD, useModKey } from '../shell/shortcuts/Kbd.tsx';
import { isCovered } from '../shell/shortcuts/keyPress.ts';
import { useShortcut } from '../shell/shortcuts/useShortcut.ts';
import { withNeeded } from '../loading/needed.tsx';
import type { Command } from './commands.ts';
import { EarlyField } from './EarlyField.tsx';
import { LARGE_ICON, plainIcon } from '../theme/plainIcon.tsx';
import { Tip } from '../admin/tooltips/Tip.tsx';

const SEARCH = plainIcon(SearchIcon, { className: LARGE_ICON });

const load = () => withNeeded(() => import('./PaletteDialog.tsx'));
type Code = Awaited<ReturnType<typeof load>>;

/** Loaded before the press; a failure is reported by the press. */
const ahead = (): void => void load().catch(() => undefined);

/** Opens the palette with its button in the top bar or, where no dialog is open, with its keys. */
export function PaletteButton() {
  const translate = useTranslate();
  const modKey = useModKey();
  const notify = useNotify();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<Code | null>(null);
  const cameFrom = useRef<Element | null>(null);

  const close = useCallback(() => setOpen(false), []);
  /** The connection failed before the code arrived. */
  const tell = (): void => {
    close();
    notify('shell.error.network', { type: 'error' });
  };
  const open = (): void => {
    cameFrom.current = document.activeElement;
    setText('');
    setOpen(true);
    load().then(setCode, tell);
  };
  const toggle = (): void => {
    if (isOpen) close();
    // An open dialog has to be finished first: what is chosen here would leave it.
    else if (!isCovered()) open();
  };
  useShortcut('Mod+k', toggle, true, true);
  useEffect(() => {
    if (isOpen) return;
    const back = cameFrom.current;
    cameFrom.current = null;
    if (back instanceof HTMLElement && back.isConnected) back.focus();
  }, [isOpen]);
  const choose = (command: Command): void => {
    close();
    command.run();
  };
  const button = {
    'aria-label': translate('palette.button'),
    'aria-description': translate('palette.placeholder'),
    'aria-keyshortcuts': 'Control+K Meta+K',
    'aria-haspopup': 'dialog' as const,
    onClick: open,
    onPointerEnter: ahead,
    onFocus: ahead,
  };
  return (
    <>
      {isWide ? (
        <Button
          {...button}
          variant="outlined"
          startIcon={SEARCH}
          sx={{
            minHeight: (theme) => theme.sizes.input,
            px: 1.5,
            color: 'text.secondary',
            fontWeight: 450,
          }}
        >
          {translate('palette.button')}
          <Box component="span" sx={{ display: 'flex', gap: 0.5, ml: 2, ...ONLY_WITH_KEYBOARD }}>
            <Kbd>{modKey}</Kbd>
            <Kbd>K</Kbd>
          </Box>
        </Button>
      ) : (
        <Tip title={`${translate('palette.button')} (${modKey} + K)`}>
          <IconButton {...button}>{SEARCH}</IconButton>
        </Tip>
      )}
      {isOpen &&
        (code ? (
          <code.PaletteDialog text={text} onText={setText} onChosen={choose} onClose={close} />
        ) : (
          <EarlyField text={text} onText={setText} onClose={close} />
        ))}
    </>
  );
}
