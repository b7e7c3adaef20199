import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FileDrop } from '../../../imports/FileDrop.tsx';
import { useTableReading } from '../../../imports/useTableReading.ts';
import { FleetChoice } from '../FleetChoice.tsx';
import { type AccountLine, accountLines, MOST_LINES } from './accountLines.ts';

interface ImportSourceProps {
  fleetId: string | null;
  onFleet: (fleetId: string | null) => void;
  onImport: (lines: AccountLine[]) => void;
  onClose: () => void;
}

/** The fleet and the file whose accounts are linked to it. */
export function ImportSource({ fleetId, onFleet, onImport, onClose }: ImportSourceProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<{ fileName: string; lines: AccountLine[] } | null>(null);
  const { read, isReading, failure } = useTableReading(({ table, fileName }) =>
    setChosen({ fileName, lines: accountLines(table) }),
  );
  const count = chosen?.lines.length ?? 0;
  const wrong =
    failure ??
    (chosen && count === 0 ? translate('accounts.import.onlyHeading') : undefined) ??
    (count > MOST_LINES
      ? translate('imports.unreadable.tooMany', { rows: MOST_LINES })
      : undefined);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        {wrong && <Alert severity="error">{wrong}</Alert>}
        <Box sx={{ pt: 1 }}>
          <FleetChoice fleetId={fleetId} taken={[]} onChange={onFleet} />
        </Box>
        <FileDrop
          most={MOST_LINES}
          isDisabled={isReading}
          mayChoose={() => true}
          onFile={(file) => file && read(file)}
        />
        {isReading && <LinearProgress aria-label={translate('imports.reading')} />}
        <Typography variant="body2" color="text.secondary">
          {translate('accounts.import.columns')}
        </Typography>
        {chosen && !wrong && (
          <Typography aria-live="polite">
            {translate('accounts.import.chosen', { smart_count: count, file: chosen.fileName })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={fleetId === null || !chosen || wrong !== undefined}
          onClick={() => chosen && onImport(chosen.lines)}
        >
          {translate('accounts.import.start', { smart_count: count || 1 })}
        </Button>
      </DialogActions>
    </>
  );
}
