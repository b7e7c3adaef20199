import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isTextOrNull, useKept } from '../../../drafts/useKept.ts';
import { ImportResults } from './ImportResults.tsx';
import { ImportSource } from './ImportSource.tsx';
import { ImportSummary } from './ImportSummary.tsx';
import { useAccountImport } from './useAccountImport.ts';

const WIDTH = 680;

function Progress({ done, total, onStop }: { done: number; total: number; onStop: () => void }) {
  const translate = useTranslate();
  const [isStopping, setStopping] = useState(false);
  const text = translate('imports.running', { done, total });
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography aria-live="polite">{text}</Typography>
        <LinearProgress
          aria-label={text}
          variant="determinate"
          value={(100 * done) / Math.max(1, total)}
        />
        <Typography variant="body2" color="text.secondary">
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
  const { lines, isRunning, begin, retry, stop, reset } = useAccountImport();
  const done = lines.filter(({ outcome }) => outcome).length;
  const start = () => {
    setShowsResults(false);
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
      {lines.length === 0 ? (
        <ImportSource
          fleetId={fleetId}
          onFleet={setFleetId}
          onImport={(chosen) => fleetId && begin(fleetId, chosen)}
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
          onResults={() => setShowsResults(true)}
          onDone={start}
        />
      )}
    </Dialog>
  );
}
