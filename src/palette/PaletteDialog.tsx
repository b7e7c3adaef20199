import { Dialog } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useBackCloses } from '../admin/dialogs/useBackCloses.ts';
import { Palette, type PaletteProps } from './Palette.tsx';
import { FRAME } from './frame.ts';

/** The palette, on top of the page and everything else on it. */
export function PaletteDialog(palette: PaletteProps) {
  const translate = useTranslate();
  useBackCloses(palette.onClose);
  return (
    <Dialog
      open
      onClose={palette.onClose}
      transitionDuration={0}
      // `PaletteButton` remembers where the focus was; here it is in the early field.
      disableRestoreFocus
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
