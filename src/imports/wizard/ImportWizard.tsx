import CloseIcon from '@mui/icons-material/Close';
import {
  Box,
  Dialog,
  DialogTitle,
  IconButton,
  Step,
  StepLabel,
  Stepper,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useId, useState } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Failed } from '../../failures/Failed.tsx';
import type { AnyResource } from '../../../contract/core/resource.ts';
import type { Import } from '../../../contract/import/calls.ts';
import { useUndoQuestion } from '../../batches/UndoQuestion.tsx';
import { type Account, isAccount } from '../../downloads/AccountChoice.tsx';
import { useKept } from '../../drafts/useKept.ts';
import { useBackCloses } from '../../admin/dialogs/useBackCloses.ts';
import { accountField } from '../../../contract/core/resource.ts';
import { MAX_IMPORT_ROWS } from '../../../contract/import/columns.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { RunStep } from './RunStep.tsx';
import { SourceStep } from './SourceStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { changesOf } from '../importCalls.ts';
import { useAskedQuestions } from '../trips/useAskedQuestions.ts';
import { useCancelQuestion } from '../trips/CancelQuestion.tsx';
import { useImportVerbs } from './useImportVerbs.ts';
import { useSending } from './useSending.ts';

const WIDTH = 680;
/** The lines of trips have places with long names, a price, and a time. */
const WIDTH_OF_TRIPS = 1120;
const STEPS = ['file', 'columns', 'check', 'run', 'done'] as const;
type StepName = (typeof STEPS)[number];

const STEP_OF: Record<Import['state'], StepName> = {
  COLLECTING: 'check',
  CHECKING: 'check',
  READY: 'check',
  QUEUED: 'run',
  RUNNING: 'run',
  PAUSED: 'run',
  FAILED: 'run',
  UNDOING: 'run',
  DONE: 'done',
  UNDONE: 'done',
};

const isAccountOrNone = (kept: unknown): kept is Account | null => kept === null || isAccount(kept);

interface ImportWizardProps {
  declaration: AnyResource;
  /** The account that the list shows; null for none or all. */
  account: Account | null;
  onClose: () => void;
}

/**
 * Imports rows from a file, step by step: the file is chosen, its columns are matched, its lines
 * are checked and corrected, and then stored. From the third step on everything is on the server,
 * so a user who closes the dialog or the tab can continue later.
 */
export default function ImportWizard({
  declaration: asked,
  account: shown,
  onClose,
}: ImportWizardProps) {
  const translate = useTranslate();
  useBackCloses(onClose);
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const name = useGetResourceLabel()(asked.name, 2);
  const [chosen, setChosen] = useKept<Account | null | undefined>(
    'import.account',
    undefined,
    isAccountOrNone,
  );
  // The list's account may arrive a moment after the dialog was opened.
  const account = chosen === undefined ? shown : chosen;
  const [isCorrecting, setCorrecting] = useState(false);
  const sending = useSending(useAskedQuestions(asked, account?.id ?? null), account);
  const { one, isActing, error, start, pause, undo, drop } = useImportVerbs(
    [asked.name],
    sending.id,
  );
  const declaration = useAskedQuestions(asked, (one ? one.corporationId : account?.id) ?? null);
  const isBooked = declaration.importable?.booked !== undefined;
  const failure = error && <Failed error={error} otherwise="imports.failure" />;
  const undoing = useUndoQuestion(one ? changesOf(one) : 0, undo);
  const cancelling = useCancelQuestion(one ? changesOf(one) : 0, undo);
  const { askToUndo, undoQuestion } = isBooked ? cancelling : undoing;
  const written: StepName | null = one && STEP_OF[one.state];
  const current: StepName =
    written === 'done' && isCorrecting && one?.state === 'DONE'
      ? 'check'
      : (written ?? (sending.source ? 'columns' : 'file'));
  const begin = () => {
    setCorrecting(false);
    sending.reset();
  };
  return (
    <Dialog
      open
      fullScreen={isPhone}
      // A click outside or a key must not close it in the middle of the work; its buttons do.
      onClose={() => undefined}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: isPhone
            ? {}
            : { width: isBooked ? WIDTH_OF_TRIPS : WIDTH, maxWidth: 'calc(100vw - 64px)' },
        },
      }}
    >
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {translate('imports.title', { name })}
      </DialogTitle>
      <IconButton
        aria-label={translate('common.close')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 8, top: 10, width: 44, height: 44 }}
      >
        <CloseIcon />
      </IconButton>
      <Box sx={{ px: 3, pb: 1 }}>
        <Stepper activeStep={STEPS.indexOf(current)}>
          {STEPS.map((step) => (
            <Step key={step} sx={{ px: { xs: 0.5, sm: 1 } }}>
              <StepLabel
                sx={{
                  '& .MuiStepLabel-label': {
                    typography: 'caption',
                    display: { xs: step === current ? 'block' : 'none', sm: 'block' },
                  },
                }}
              >
                {translate(`imports.steps.${step}`)}
              </StepLabel>
            </Step>
          ))}
        </Stepper>
      </Box>
      {current === 'file' && (
        <SourceStep
          resource={declaration.name}
          most={declaration.importable?.booked?.mostLines ?? MAX_IMPORT_ROWS}
          hasAccount={accountField(declaration) !== undefined}
          account={account}
          lost={sending.lost?.fileName}
          onAccount={setChosen}
          onRead={sending.choose}
          onOpen={(earlier) => sending.open(earlier)}
          onClose={onClose}
        />
      )}
      {current === 'columns' && sending.source && sending.columns && sending.matched && (
        <ColumnsStep
          declaration={declaration}
          source={sending.source}
          columns={sending.columns}
          matched={sending.matched}
          addOnly={sending.addOnly}
          onAddOnly={sending.setAddOnly}
          account={account}
          onAccount={setChosen}
          sent={sending.sent}
          failure={sending.error && <Failed error={sending.error} otherwise="imports.failure" />}
          onMatched={sending.match}
          onRead={sending.choose}
          onBack={begin}
          onNext={sending.send}
        />
      )}
      {current === 'check' && one && (
        <CheckStep
          declaration={declaration}
          one={one}
          isStarting={isActing}
          failure={failure}
          onDrop={() => drop(begin)}
          onStart={() => {
            setCorrecting(false);
            start();
          }}
        />
      )}
      {current === 'run' && one && (
        <RunStep
          declaration={declaration}
          one={one}
          isBusy={isActing}
          failure={failure}
          onPause={pause}
          onGoOn={start}
          onUndo={askToUndo}
          onClose={onClose}
        />
      )}
      {current === 'done' && one && (
        <SummaryStep
          declaration={declaration}
          one={one}
          isBusy={isActing}
          failure={failure}
          onRetry={start}
          onCorrect={() => setCorrecting(true)}
          onUndo={askToUndo}
          onDone={begin}
        />
      )}
      {undoQuestion}
    </Dialog>
  );
}
