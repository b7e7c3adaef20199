import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

interface MapNotesProps {
  isSchematic: boolean;
  isEstimated: boolean;
}

/** What on the map is not what it looks like. */
export function MapNotes({ isSchematic, isEstimated }: MapNotesProps) {
  const translate = useTranslate();
  const notes = [
    isSchematic ? 'booking.map.schematic' : null,
    isEstimated ? 'booking.map.estimated' : null,
  ].filter((note) => note !== null);
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
          label={translate(note)}
          sx={{
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            maxWidth: '100%',
          }}
        />
      ))}
    </Box>
  );
}
