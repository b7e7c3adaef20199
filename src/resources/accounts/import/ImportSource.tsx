import {
  Alert,
  Box,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  FormControlLabel,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { EncodingChoice } from '../../../imports/EncodingChoice.tsx';
import { FileDrop } from '../../../imports/FileDrop.tsx';
import { isDataLine } from '../../../imports/matchColumns.ts';
import type { Table } from '../../../imports/reading/readTable.ts';
import { type Source, useTableReading } from '../../../imports/useTableReading.ts';
import { FleetChoice } from '../FleetChoice.tsx';
import { type AccountLine, accountLines, MOST_LINES } from './accountLines.ts';

interface ImportSourceProps {
  fleetId: string | null;
  onFleet: (fleetId: string | null) => void;
  onImport: (lines: AccountLine[]) => void;
  onClose: () => void;
}

interface Chosen extends Source {
  hasHeadings: boolean;
}

/** Whether the first line is an account and no heading: an address is no heading. */
const looksLikeData = ({ lines }: Table) => isDataLine(lines[0]?.cells ?? []);

/** The fleet and the file whose accounts are linked to it. */
export function ImportSource({ fleetId, onFleet, onImport, onClose }: ImportSourceProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const choose = (source: Source) =>
    setChosen({ ...source, hasHeadings: !looksLikeData(source.table) });
  const { read, isReading, failure } = useTableReading(choose);
  const lines = useMemo(
    () => (chosen ? accountLines(chosen.table, chosen.hasHeadings) : []),
    [chosen],
  );
  const count = lines.length;
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
        <FileDrop most={MOST_LINES} isDisabled={isReading} onFile={read} />
        {isReading && <LinearProgress aria-label={translate('imports.reading')} />}
        <Typography variant="body2" color="text.secondary">
          {translate('accounts.import.columns')}
        </Typography>
        {chosen && <EncodingChoice source={chosen} onRead={choose} />}
        {chosen && (
          <div>
            {looksLikeData(chosen.table) && (
              <Alert severity="warning">{translate('accounts.import.looksLikeData')}</Alert>
            )}
            <FormControlLabel
              control={
                <Checkbox
                  checked={chosen.hasHeadings}
                  onChange={(_event, hasHeadings) => setChosen({ ...chosen, hasHeadings })}
                />
              }
              label={translate('imports.hasHeadings')}
            />
          </div>
        )}
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
          onClick={() => onImport(lines)}
        >
          {translate('accounts.import.start', { smart_count: count || 1 })}
        </Button>
      </DialogActions>
    </>
  );
}
