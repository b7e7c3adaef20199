import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

interface FileDropProps {
  /** How many lines the file may have. */
  most: number;
  isDisabled: boolean;
  /** Going on was tried without a file. */
  isMissing?: boolean;
  onFile: (file: File) => void;
}

/** Where a table is chosen or dropped. */
export function FileDrop({ most, isDisabled, isMissing = false, onFile }: FileDropProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files?.[0]) onFile(files[0]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Box
      data-problem={isMissing || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : isMissing ? 'error.main' : 'divider',
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
        onClick={() => input.current?.click()}
      >
        {translate('imports.choose')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {translate('imports.dropHere', { rows: most })}
      </Typography>
      {isMissing && (
        <FormHelperText error>
          {translate('resources.form.missing', { label: translate('imports.file') })}
        </FormHelperText>
      )}
      <input
        ref={input}
        type="file"
        aria-label={translate('imports.file')}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
        style={visuallyHidden}
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again after it is corrected.
          event.target.value = '';
        }}
      />
    </Box>
  );
}
