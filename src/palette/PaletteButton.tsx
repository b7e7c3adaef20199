import SearchIcon from '@mui/icons-material/SearchRounded';
import { Box, Button, IconButton, Tooltip, useMediaQuery, type Theme } from '@mui/material';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useNotify, useTranslate } from 'react-admin';
import { Kbd, MOD, ONLY_WITH_KEYBOARD } from '../shell/shortcuts/Kbd.tsx';
import { useShortcut } from '../shell/shortcuts/useShortcut.ts';
import type { Command } from './commands.ts';
import { loadPalette } from './loadPalette.ts';
import { LeaveTyped, PaletteDialog } from './parts.ts';
import { isDialogTyped, watchTyping } from '../dialogs/typedDialogs.ts';

/** Fetched ahead of the press; what fails is said by the dialog. */
const ahead = (): void => void loadPalette().catch(() => undefined);

const nothing = () => null;

/** Opens the palette by its button in the top bar and, from anywhere, by its keys. */
export function PaletteButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  /** Chosen, and asked about first: a dialog below has something typed in it. */
  const [asked, setAsked] = useState<Command | null>(null);
  useShortcut('Mod+k', () => setOpen(!isOpen), asked === null, true);
  useEffect(watchTyping, []);
  /** The line was cut before its code was here. */
  const tell = (): void => {
    setOpen(false);
    notify('shell.error.network', { type: 'error' });
  };

  const choose = (command: Command): void => {
    setOpen(false);
    if (command.isLeaving && isDialogTyped()) setAsked(command);
    else command.run();
  };
  const button = {
    'aria-label': translate('palette.button'),
    'aria-description': translate('palette.placeholder'),
    'aria-keyshortcuts': 'Control+K Meta+K',
    'aria-haspopup': 'dialog' as const,
    onClick: () => setOpen(true),
    onPointerEnter: ahead,
    onFocus: ahead,
  };
  return (
    <>
      {isWide ? (
        <Button
          {...button}
          variant="outlined"
          startIcon={<SearchIcon />}
          sx={{ px: 1.5, color: 'text.secondary', fontWeight: 450 }}
        >
          {translate('palette.button')}
          <Box component="span" sx={{ display: 'flex', gap: 0.5, ml: 2, ...ONLY_WITH_KEYBOARD }}>
            <Kbd>{MOD}</Kbd>
            <Kbd>K</Kbd>
          </Box>
        </Button>
      ) : (
        <Tooltip title={`${translate('palette.button')} (${MOD} + K)`}>
          <IconButton {...button}>
            <SearchIcon />
          </IconButton>
        </Tooltip>
      )}
      <ErrorBoundary fallbackRender={nothing} onError={tell} resetKeys={[isOpen]}>
        {isOpen && <PaletteDialog onChosen={choose} onClose={() => setOpen(false)} />}
        {asked && (
          <LeaveTyped
            onStay={() => setAsked(null)}
            onLeave={() => {
              setAsked(null);
              asked.run();
            }}
          />
        )}
      </ErrorBoundary>
    </>
  );
}
