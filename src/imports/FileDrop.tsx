import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

interface FileDropProps {
  /** How many lines the file may have. */
  most: number;
  /** The file that was dropped, until it can be read. */
  fileName?: string;
  isDisabled: boolean;
  /** Called when the button is pressed; false postpones choosing a file. */
  mayChoose: () => boolean;
  onFile: (file: File | undefined) => void;
}

/** Where a table is chosen or dropped. */
export function FileDrop({ most, fileName, isDisabled, mayChoose, onFile }: FileDropProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : undefined,
        borderRadius: 1,
        p: 3,
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        textAlign: 'center',
      }}
    >
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={isDisabled}
        onClick={() => mayChoose() && input.current?.click()}
      >
        {translate('imports.choose')}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {fileName ?? translate('imports.dropHere', { rows: most })}
      </Typography>
      <input
        ref={input}
        type="file"
        aria-label={translate('imports.file')}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
        style={visuallyHidden}
        tabIndex={-1}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file can be chosen again after it is corrected.
          event.target.value = '';
        }}
      />
    </Box>
  );
}
