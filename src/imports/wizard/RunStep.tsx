import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  LinearProgress,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Import } from '../../../contract/import/calls.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { ownText } from '../ownText.ts';
import { changesOf } from '../importCalls.ts';

interface RunStepProps {
  declaration: AnyResource;
  one: Import;
  isBusy: boolean;
  failure: ReactNode;
  onPause?: () => void;
  onGoOn?: () => void;
  onUndo: () => void;
  onClose: () => void;
}

/** The progress of an import that is being stored, paused, stopped halfway, or undone. */
export function RunStep(props: RunStepProps) {
  const { declaration, one, isBusy, failure, onPause, onGoOn, onUndo, onClose } = props;
  const translate = useTranslate();
  const { state, rows, undoUntil } = one;
  const isUndoing = state === 'UNDOING';
  const total = isUndoing ? changesOf(one) : rows.total;
  const done = isUndoing ? rows.undone + rows.left : rows.total - rows.open;
  const values = { done, total };
  const text = translate(isUndoing ? 'imports.undoing' : 'imports.running', values);
  const isStopped = state === 'PAUSED' || state === 'FAILED';
  return (
    <>
      <DialogContent
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1.5,
          alignContent: 'start',
        }}
      >
        {failure && <Alert severity="error">{failure}</Alert>}
        {isStopped ? (
          <Alert severity={state === 'FAILED' ? 'error' : 'info'}>
            {translate(state === 'FAILED' ? 'imports.stopped' : 'imports.paused', values)}
          </Alert>
        ) : (
          <Typography aria-live="polite">{text}</Typography>
        )}
        <LinearProgress
          aria-label={text}
          variant="determinate"
          value={(100 * done) / Math.max(1, total)}
        />
        {!isStopped && (
          <Typography variant="body2" color="textSecondary">
            {translate('imports.background')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        {isStopped && undoUntil && (
          <Button onClick={onUndo} disabled={isBusy} sx={{ mr: 'auto' }}>
            {translate(ownText(declaration, 'undo'))}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          {translate('common.close')}
        </Button>
        {isStopped && (
          <Button variant="contained" loading={isBusy} onClick={onGoOn}>
            {translate('imports.goOn')}
          </Button>
        )}
        {(state === 'QUEUED' || state === 'RUNNING') && (
          <Button variant="outlined" loading={isBusy} onClick={onPause}>
            {translate('imports.pause')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
