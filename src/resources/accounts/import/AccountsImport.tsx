import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { corporations } from '../../../../contract/resources/corporations.ts';
import { useUndoQuestion } from '../../../batches/UndoQuestion.tsx';
import { Failed } from '../../../failures/Failed.tsx';
import { changesOf } from '../../../imports/importCalls.ts';
import { RunStep } from '../../../imports/wizard/RunStep.tsx';
import { SummaryStep } from '../../../imports/wizard/SummaryStep.tsx';
import { StepProgress } from '../../../imports/wizard/StepProgress.tsx';
import { useImportVerbs } from '../../../imports/wizard/useImportVerbs.ts';
import { isTextOrNull, useKept } from '../../../drafts/useKept.ts';
import { ImportResults } from './ImportResults.tsx';
import { ImportSource } from './ImportSource.tsx';
import { ImportSummary } from './ImportSummary.tsx';
import { NEW_ROWS, useAccountImport } from './useAccountImport.ts';

const WIDTH = 680;

function Progress({ done, total, onStop }: { done: number; total: number; onStop: () => void }) {
  const translate = useTranslate();
  const [isStopping, setStopping] = useState(false);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <StepProgress
          text={translate('imports.running', { done, total })}
          done={done}
          total={total}
        />
        <Typography variant="body2" color="textSecondary">
          {translate('accounts.import.stayHere')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button
          variant="outlined"
          loading={isStopping}
          onClick={() => {
            setStopping(true);
            onStop();
          }}
        >
          {translate('accounts.import.stop')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Imports accounts from a file: fleet and file, progress, summary, and each line's result. */
export default function AccountsImport({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [fleetId, setFleetId] = useKept<string | null>('accountsImport.fleet', null, isTextOrNull);
  const [showsResults, setShowsResults] = useState(false);
  const { lines, isRunning, importId, begin, retry, stop, reset } = useAccountImport();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const { one, isActing, error, undo } = useImportVerbs(NEW_ROWS, openedId ?? importId);
  const { askToUndo, undoQuestion } = useUndoQuestion(one ? changesOf(one) : 0, undo);
  const isUndone = one?.state === 'UNDOING' || one?.state === 'UNDONE';
  const failure = error && <Failed error={error} otherwise="imports.failure" />;
  const done = lines.filter(({ outcome }) => outcome).length;
  const start = () => {
    setShowsResults(false);
    setOpenedId(null);
    reset();
  };
  const again = () => {
    setShowsResults(false);
    if (fleetId) retry(fleetId);
  };
  return (
    <Dialog
      open
      fullScreen={isPhone}
      // A click outside or a key must not close it in the middle of the work; its buttons do.
      onClose={() => undefined}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? {} : { width: WIDTH, maxWidth: 'calc(100vw - 64px)' } } }}
    >
      <DialogTitle id={titleId}>
        {translate(showsResults ? 'accounts.import.resultsTitle' : 'accounts.import.title')}
      </DialogTitle>
      {one?.state === 'UNDOING' ? (
        <RunStep
          declaration={corporations}
          one={one}
          isBusy={isActing}
          failure={failure}
          onUndo={undo}
          onClose={onClose}
        />
      ) : one && (openedId !== null || isUndone || failure) ? (
        <SummaryStep
          declaration={corporations}
          one={one}
          isBusy={isActing}
          failure={failure}
          onUndo={askToUndo}
          onDone={start}
        />
      ) : lines.length === 0 ? (
        <ImportSource
          fleetId={fleetId}
          onFleet={setFleetId}
          onImport={(fileName, chosen) => fleetId && begin(fleetId, fileName, chosen)}
          onOpen={({ id }) => setOpenedId(id)}
          onClose={onClose}
        />
      ) : isRunning ? (
        <Progress done={done} total={lines.length} onStop={stop} />
      ) : showsResults ? (
        <ImportResults lines={lines} onBack={() => setShowsResults(false)} onDone={onClose} />
      ) : (
        <ImportSummary
          lines={lines}
          onRetry={again}
          onUndo={one?.undoUntil ? askToUndo : undefined}
          onResults={() => setShowsResults(true)}
          onDone={start}
        />
      )}
      {undoQuestion}
    </Dialog>
  );
}
