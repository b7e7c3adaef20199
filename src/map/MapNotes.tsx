import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

interface MapNotesProps {
  isEstimated: boolean;
  notice: string | null;
  /** How many taxis are near. */
  near: string | null;
}

/** Notes on parts of the map that are only approximate, and on what is going on. */
export function MapNotes({ isEstimated, notice, near }: MapNotesProps) {
  const translate = useTranslate();
  const notes = [notice, near, isEstimated ? translate('map.estimated') : null].filter(
    (note) => note !== null,
  );
  return (
    <Box
      sx={{
        position: 'absolute',
        zIndex: 500,
        top: 12,
        left: 12,
        right: 12,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        pointerEvents: 'none',
      }}
    >
      {notes.map((note) => (
        <Chip
          key={note}
          size="small"
          label={note}
          sx={{
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            maxWidth: '100%',
            // A long one takes a second line on a phone.
            height: 'auto',
            minHeight: 24,
            '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
          }}
        />
      ))}
    </Box>
  );
}
