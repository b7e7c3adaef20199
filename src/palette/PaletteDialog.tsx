import { Alert, Button, Dialog } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ASKS_ITSELF } from '../dialogs/typedDialogs.ts';
import { ON_PHONE } from '../theme/phoneTarget.ts';
import type { Command } from './commands.ts';
import { loadPalette } from './loadPalette.ts';
import { PaletteField } from './PaletteField.tsx';

type Loaded = Awaited<ReturnType<typeof loadPalette>>['default'];

interface PaletteDialogProps {
  onChosen: (command: Command) => void;
  onClose: () => void;
}

/**
 * The palette's dialog. Its field is there at once, so that what is typed while the rest is loading
 * goes into it and not to the page's own keys.
 */
export function PaletteDialog({ onChosen, onClose }: PaletteDialogProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [loaded, setLoaded] = useState<{ Palette: Loaded } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback((): void => {
    loadPalette().then(
      ({ default: Palette }) => setLoaded({ Palette }),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);

  return (
    <Dialog
      open
      onClose={onClose}
      transitionDuration={0}
      // What is typed here is to be left.
      {...{ [ASKS_ITSELF]: true }}
      // Near the top, so that it stays where it is while its list grows and shrinks.
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          'aria-label': translate('palette.title'),
          sx: {
            width: 640,
            mt: '10vh',
            maxHeight: 'min(560px, calc(90vh - 32px))',
            overflow: 'hidden',
            [ON_PHONE]: { mt: 1, mx: 1, width: 'calc(100% - 16px)', maxWidth: 'none' },
          },
        },
      }}
    >
      {loaded ? (
        <loaded.Palette text={text} onText={setText} onChosen={onChosen} onClose={onClose} />
      ) : (
        <PaletteField
          isWaiting={!hasFailed}
          inputProps={{
            'aria-label': translate('palette.placeholder'),
            value: text,
            onChange: ({ currentTarget }) =>
              currentTarget instanceof HTMLInputElement && setText(currentTarget.value),
          }}
        />
      )}
      {hasFailed && (
        <Alert
          severity="error"
          sx={{ m: 1.5 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                setFailed(false);
                load();
              }}
            >
              {translate('common.retry')}
            </Button>
          }
        >
          {translate('shell.error.network')}
        </Alert>
      )}
    </Dialog>
  );
}
