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
import type { Import } from '../../../../contract/import/calls.ts';
import { corporations } from '../../../../contract/resources/corporations.ts';
import { isFlag, useKept } from '../../../drafts/useKept.ts';
import { SubmitButton } from '../../../admin/dialogs/SubmitButton.tsx';
import { EarlierImports } from '../../../imports/wizard/EarlierImports.tsx';
import { EncodingChoice } from '../../../imports/EncodingChoice.tsx';
import { FileDrop } from '../../../imports/FileDrop.tsx';
import { isDataLine } from '../../../imports/matchColumns.ts';
import type { Table } from '../../../imports/reading/readTable.ts';
import { useKeptSource } from '../../../imports/useKeptSource.ts';
import { type Source, useTableReading } from '../../../imports/useTableReading.ts';
import { FleetChoice } from '../FleetChoice.tsx';
import { SimulatedNumbers } from '../SimulatedNumbers.tsx';
import { type AccountLine, accountLines, MOST_LINES } from './accountLines.ts';

interface ImportSourceProps {
  fleetId: string | null;
  onFleet: (fleetId: string | null) => void;
  onImport: (fileName: string, lines: AccountLine[]) => void;
  onOpen: (earlier: Import) => void;
  onClose: () => void;
}

/** Whether the first line is an account and no heading: an address is no heading. */
const looksLikeData = ({ lines }: Table) => isDataLine(lines[0]?.cells ?? []);

/** The fleet and the file whose accounts are linked to it. */
export function ImportSource({ fleetId, onFleet, onImport, onOpen, onClose }: ImportSourceProps) {
  const translate = useTranslate();
  const { source: chosen, lost, setSource } = useKeptSource('accountsImport');
  const [hasHeadings, setHasHeadings] = useKept('accountsImport.hasHeadings', true, isFlag);
  const choose = (source: Source) => {
    setSource(source);
    setHasHeadings(!looksLikeData(source.table));
  };
  const [isTried, setTried] = useState(false);
  const { read, isReading, failure } = useTableReading(choose);
  const lines = useMemo(
    () => (chosen ? accountLines(chosen.table, hasHeadings) : []),
    [chosen, hasHeadings],
  );
  const count = lines.length;
  const wrong =
    failure ??
    (chosen && count === 0 ? translate('accounts.import.onlyHeading') : undefined) ??
    (count > MOST_LINES
      ? translate('imports.unreadable.tooMany', { rows: MOST_LINES })
      : undefined);
  const isReady = fleetId !== null && chosen !== null && wrong === undefined;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        {wrong && (
          <Alert severity="error" data-problem>
            {wrong}
          </Alert>
        )}
        {lost && (
          <Alert severity="info">{translate('imports.chooseAgain', { name: lost.fileName })}</Alert>
        )}
        <Box sx={{ pt: 1 }}>
          <FleetChoice fleetId={fleetId} taken={[]} isTried={isTried} onChange={onFleet} />
        </Box>
        <FileDrop
          most={MOST_LINES}
          isDisabled={isReading}
          isMissing={isTried && !chosen}
          onFile={read}
        />
        {isReading && <LinearProgress aria-label={translate('imports.reading')} />}
        <Typography variant="body2" color="textSecondary">
          {translate('accounts.import.columns')}
        </Typography>
        <SimulatedNumbers />
        {chosen && <EncodingChoice source={chosen} onRead={choose} />}
        {chosen && (
          <div>
            {looksLikeData(chosen.table) && (
              <Alert severity="warning">{translate('accounts.import.looksLikeData')}</Alert>
            )}
            <FormControlLabel
              control={
                <Checkbox checked={hasHeadings} onChange={(_event, isOn) => setHasHeadings(isOn)} />
              }
              label={translate('imports.hasHeadings')}
            />
          </div>
        )}
        {!chosen && <EarlierImports resource={corporations.name} onOpen={onOpen} />}
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
        <SubmitButton
          isReady={isReady}
          onClick={() => {
            setTried(true);
            if (isReady) onImport(chosen.fileName, lines);
          }}
        >
          {translate('accounts.import.start', { smart_count: count || 1 })}
        </SubmitButton>
      </DialogActions>
    </>
  );
}
