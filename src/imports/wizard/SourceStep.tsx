import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  LinearProgress,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Import } from '../../../contract/import/calls.ts';
import { MAX_CELL_LENGTH, MAX_IMPORT_ROWS } from '../../../contract/import/columns.ts';
import { AccountChoice, type Account } from '../../downloads/AccountChoice.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { readTable } from '../reading/index.ts';
import type { Table } from '../reading/readTable.ts';
import { EarlierImports } from './EarlierImports.tsx';

/** What was chosen to be imported. */
export interface Source {
  table: Table;
  /** Empty for what was pasted. */
  fileName: string;
}

interface SourceStepProps {
  resource: string;
  /** False where rows belong to no account. */
  hasAccount: boolean;
  account: Account | null;
  onAccount: (account: Account | null) => void;
  onRead: (source: Source) => void;
  onOpen: (one: Import) => void;
  onClose: () => void;
}

/** Why what was chosen cannot be read. */
class UnreadableError extends Error {}

/** Whose rows they are, and the file or the pasted cells that they are in. */
export function SourceStep(props: SourceStepProps) {
  const { resource, hasAccount, account, onAccount, onRead, onOpen, onClose } = props;
  const translate = useTranslate();
  const { locale } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [isOver, setOver] = useState(false);
  const [isTried, setTried] = useState(false);
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const reading = useMutation({
    mutationFn: async (source: File | string): Promise<Source> => {
      const read = await readTable(source);
      if ('table' in read)
        return { table: read.table, fileName: typeof source === 'string' ? '' : source.name };
      throw new UnreadableError(
        translate(`imports.unreadable.${read.unreadable}`, {
          line: read.line,
          rows: number(MAX_IMPORT_ROWS),
          max: number(MAX_CELL_LENGTH),
        }),
      );
    },
    onSuccess: onRead,
  });
  const needsAccount = hasAccount && account === null;
  const read = (source: File | string | undefined) => {
    setTried(true);
    if (source && !needsAccount) reading.mutate(source);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    read(event.dataTransfer.files[0]);
  };
  const failure = reading.error;
  return (
    <>
      <DialogContent
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2.5,
          alignContent: 'start',
        }}
      >
        {failure && (
          <Alert severity="error">
            {failure instanceof UnreadableError
              ? failure.message
              : translate('imports.unreadable.failed')}
          </Alert>
        )}
        {hasAccount && (
          <Box sx={{ pt: 1 }}>
            <AccountChoice
              required
              account={account}
              error={isTried && needsAccount ? translate('imports.chooseAccount') : undefined}
              onChange={onAccount}
            />
          </Box>
        )}
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
            disabled={reading.isPending}
            onClick={() => (needsAccount ? setTried(true) : input.current?.click())}
          >
            {translate('imports.choose')}
          </Button>
          <Typography variant="body2" color="text.secondary">
            {translate('imports.dropHere', { rows: number(MAX_IMPORT_ROWS) })}
          </Typography>
          <input
            ref={input}
            type="file"
            aria-label={translate('imports.file')}
            accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
            style={visuallyHidden}
            tabIndex={-1}
            onChange={(event) => {
              read(event.target.files?.[0]);
              // The same file can be chosen again once it is mended.
              event.target.value = '';
            }}
          />
        </Box>
        <TextField
          label={translate('imports.paste')}
          placeholder={translate('imports.pasteLabel')}
          value={pasted}
          multiline
          minRows={3}
          maxRows={6}
          error={isTried && !needsAccount && !reading.isPending && pasted === '' && !failure}
          onChange={(event) => setPasted(event.target.value)}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { spellCheck: false, sx: { whiteSpace: 'pre', overflowX: 'auto' } },
          }}
        />
        {reading.isPending && <LinearProgress aria-label={translate('imports.reading')} />}
        <EarlierImports resource={resource} onOpen={onOpen} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button
          variant="contained"
          loading={reading.isPending}
          disabled={pasted.trim() === ''}
          onClick={() => read(pasted)}
        >
          {translate('imports.next')}
        </Button>
      </DialogActions>
    </>
  );
}
