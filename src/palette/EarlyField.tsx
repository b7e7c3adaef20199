import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FRAME } from './frame.ts';
import { PaletteField } from './PaletteField.tsx';

interface EarlyFieldProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/**
 * Only the palette's field, shown until its code is loaded: what is typed goes into the field, and
 * not to the page, which has single-letter shortcuts.
 */
export function EarlyField({ text, onText, onClose }: EarlyFieldProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'flex-start',
      }}
    >
      <Box
        component="dialog"
        open
        aria-label={translate('palette.title')}
        sx={{
          ...FRAME,
          position: 'static',
          p: 0,
          border: 0,
          borderRadius: '14px',
          boxShadow: 8,
          bgcolor: 'background.paper',
          color: 'text.primary',
        }}
      >
        <PaletteField
          isWaiting
          onClose={onClose}
          inputProps={{
            'aria-label': translate('palette.placeholder'),
            value: text,
            onChange: ({ currentTarget }) => onText(currentTarget.value),
            onKeyDown: ({ key }) => {
              if (key === 'Escape') onClose();
            },
          }}
        />
      </Box>
    </Box>
  );
}
