import CloseIcon from '@mui/icons-material/CloseRounded';
import {
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  IconButton,
  Switch,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Role } from '../../../contract/core/roles.ts';
import { actorOf, useMe } from '../useMe.ts';
import { useBackCloses } from '../../admin/dialogs/useBackCloses.ts';
import { Kbd, useModKey } from './Kbd.tsx';
import { useLetterShortcuts } from './useShortcut.ts';

interface Line {
  /** As written on the keys; `Mod` is Ctrl or its equivalent. */
  keys: readonly string[];
  /** The message key under `shortcuts.does`. */
  does: string;
}

const MOVING: readonly Line[] = [
  { keys: ['J'], does: 'nextRow' },
  { keys: ['K'], does: 'previousRow' },
  { keys: ['↵'], does: 'openRow' },
  { keys: ['J', 'K'], does: 'nextForm' },
  { keys: ['X'], does: 'selectRow' },
  { keys: ['E'], does: 'editRow' },
];
const SEARCH: Line = { keys: ['/'], does: 'search' };
const PALETTE: Line = { keys: ['Mod', 'K'], does: 'palette' };
const UNDO: Line = { keys: ['Z'], does: 'undo' };
const HELP: Line = { keys: ['?'], does: 'help' };
const LINES: Record<Role, readonly Line[]> = {
  corporationAdmin: [
    PALETTE,
    { keys: ['N'], does: 'book' },
    { keys: ['T'], does: 'template' },
    { keys: ['Mod', '↵'], does: 'send' },
    { keys: ['1', '2'], does: 'draft' },
    ...MOVING,
    { keys: ['R'], does: 'reuse' },
    SEARCH,
    UNDO,
    HELP,
  ],
  bookingChannelAdmin: [PALETTE, ...MOVING, SEARCH, UNDO, HELP],
};

/** Every shortcut of the user's role, and the switch for single-letter shortcuts. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { role } = actorOf(useMe());
  const modKey = useModKey();
  const [hasLetters, setLetters] = useLetterShortcuts();
  useBackCloses(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="shortcut-help"
      slotProps={{ paper: { sx: { width: 440 } } }}
    >
      <DialogTitle
        id="shortcut-help"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pr: 1.5 }}
      >
        {translate('shortcuts.title')}
        <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1.25 }}>
          {LINES[role].map(({ keys, does }) => (
            <Box
              key={does}
              sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
            >
              <Typography component="dt" variant="body2">
                {translate(`shortcuts.does.${does}`)}
              </Typography>
              <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5, color: 'text.secondary' }}>
                {keys.map((key) => (
                  <Kbd key={key} isRead>
                    {key === 'Mod' ? modKey : key}
                  </Kbd>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 2 }}
          control={
            <Switch
              checked={hasLetters}
              onChange={({ target }) => setLetters(target.checked)}
              slotProps={{ input: { 'aria-describedby': 'shortcut-letters' } }}
            />
          }
          label={translate('shortcuts.letters')}
        />
        <FormHelperText id="shortcut-letters">{translate('shortcuts.lettersHint')}</FormHelperText>
      </DialogContent>
    </Dialog>
  );
}
