import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  LinearProgress,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Import } from '../../../contract/import/calls.ts';
import type { Account } from '../../downloads/AccountChoice.tsx';
import { isText, useKept } from '../../drafts/useKept.ts';
import { SubmitButton } from '../../admin/dialogs/SubmitButton.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { type Source, useTableReading } from '../useTableReading.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { FileAccount } from './FileAccount.tsx';

interface SourceStepProps {
  resource: string;
  /** How many lines the file may have. */
  most: number;
  /** False if rows belong to no account. */
  hasAccount: boolean;
  account: Account | null;
  /** The name of a file that was too large to be kept while its user signed in again. */
  lost: string | undefined;
  onAccount: (account: Account | null) => void;
  onRead: (source: Source) => void;
  onOpen: (one: Import) => void;
  onClose: () => void;
}

/** Asks for the account of the rows, and for the file or pasted cells that contain them. */
export function SourceStep(props: SourceStepProps) {
  const { resource, most, hasAccount, account, lost, onAccount, onRead, onOpen, onClose } = props;
  const translate = useTranslate();
  const [pasted, setPasted] = useKept('import.pasted', '', isText);
  const [isTried, setTried] = useState(false);
  const isMissing = pasted.trim() === '';
  const { read, isReading, failure } = useTableReading(onRead, most);
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
        {failure && <Alert severity="error">{failure}</Alert>}
        {lost !== undefined && (
          <Alert severity="info">
            {translate('imports.chooseAgain', { name: lost || translate('imports.pasted') })}
          </Alert>
        )}
        {hasAccount && (
          <Box sx={{ pt: 1 }}>
            <FileAccount account={account} onAccount={onAccount} />
          </Box>
        )}
        <FileDrop
          most={most}
          isDisabled={isReading}
          isMissing={isTried && isMissing}
          onFile={read}
        />
        <TextField
          label={translate('imports.paste')}
          placeholder={translate('imports.pasteLabel')}
          value={pasted}
          multiline
          minRows={3}
          maxRows={6}
          onChange={(event) => setPasted(event.target.value)}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { spellCheck: false, sx: { whiteSpace: 'pre', overflowX: 'auto' } },
          }}
        />
        {isReading && <LinearProgress aria-label={translate('imports.reading')} />}
        <EarlierImports resource={resource} onOpen={onOpen} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
        <SubmitButton
          loading={isReading}
          isReady={!isMissing}
          onClick={() => {
            setTried(true);
            if (!isMissing) read(pasted);
          }}
        >
          {translate('imports.next')}
        </SubmitButton>
      </DialogActions>
    </>
  );
}
