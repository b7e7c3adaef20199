import { Dialog } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { ASKS_ITSELF } from '../dialogs/typedDialogs.ts';
import { Palette, type PaletteProps } from './Palette.tsx';
import { FRAME } from './frame.ts';

interface PaletteDialogProps extends PaletteProps {
  /** It is there: what stood in for it can go. */
  onShown: () => void;
}

/** The palette over the page, whatever else lies over that. */
export function PaletteDialog({ onShown, ...palette }: PaletteDialogProps) {
  const translate = useTranslate();
  useEffect(onShown, [onShown]);
  return (
    <Dialog
      open
      onClose={palette.onClose}
      transitionDuration={0}
      // Whoever opened it remembers where the focus was: here it is in what stood in for it.
      disableRestoreFocus
      // What is typed here is to be left.
      {...{ [ASKS_ITSELF]: true }}
      slotProps={{
        // Near the top, so that it stays where it is while its list grows and shrinks.
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          'aria-label': translate('palette.title'),
          sx: { ...FRAME, maxHeight: 'min(560px, calc(90vh - 32px))', overflow: 'hidden' },
        },
      }}
    >
      <Palette {...palette} />
    </Dialog>
  );
}
