import { Alert, Box, Button, Chip, DialogActions, DialogContent, Typography } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { SubmitButton } from '../../admin/dialogs/SubmitButton.tsx';
import { Failed } from '../../failures/Failed.tsx';
import type { AnyResource } from '../../../contract/core/resource.ts';
import type { Import } from '../../../contract/import/calls.ts';
import { importColumns } from '../../../contract/import/columns.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import type { Shown } from '../importCalls.ts';
import { useColumnLabel } from '../useColumnLabel.ts';
import { useNumber } from '../useNumber.ts';
import { ReplaceBar } from './ReplaceBar.tsx';
import { RowsTable } from './RowsTable.tsx';
import { StepProgress } from './StepProgress.tsx';
import { useCorrections } from './useCorrections.ts';

const FILTERS = ['created', 'updated', 'unchanged', 'failed', 'corrected'] as const;

/** The lines that are chosen: those with an outcome, those with a problem, or all. */
interface Chosen extends Shown {
  show?: (typeof FILTERS)[number];
}

interface CheckStepProps {
  declaration: AnyResource;
  one: Import;
  isStarting: boolean;
  failure: ReactNode;
  onDrop: () => void;
  onStart: () => void;
}

function Problems(props: {
  one: Import;
  labelOf: (key: string) => string;
  chosen: string | undefined;
  onChoose: (problem: string | undefined) => void;
}) {
  const { one, labelOf, chosen, onChoose } = props;
  const translate = useTranslate();
  const number = useNumber();
  return (
    <section aria-labelledby="import-problems">
      <Typography id="import-problems" variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {translate('imports.problems')}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          maxHeight: { xs: 148, sm: 120 },
          overflow: 'auto',
        }}
      >
        {one.problems.map(({ id, key, message, rows }) => (
          <Chip
            key={id}
            size="small"
            color="error"
            variant={chosen === id ? 'filled' : 'outlined'}
            aria-pressed={chosen === id}
            // A long reason takes two lines on a phone.
            sx={[
              {
                height: 'auto',
                minHeight: 24,
                maxWidth: '100%',
                '& .MuiChip-label': { whiteSpace: 'normal' },
              },
              phoneTarget,
            ]}
            onClick={() => onChoose(chosen === id ? undefined : id)}
            label={`${number(rows)} × ${translate('imports.problem', {
              field: key === null ? translate('imports.wholeLine') : labelOf(key),
              message,
            })}`}
          />
        ))}
      </Box>
    </section>
  );
}

/** How many lines have each outcome; choosing one shows only its lines. */
function OutcomeChips(props: {
  rows: Import['rows'];
  shown: Chosen;
  onShow: (shown: Chosen) => void;
}) {
  const { rows, shown, onShow } = props;
  const translate = useTranslate();
  const number = useNumber();
  return (
    <Box
      component="fieldset"
      aria-label={translate('imports.show')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, border: 0, p: 0, m: 0 }}
    >
      <Chip
        label={`${translate('imports.all')} ${number(rows.total)}`}
        color={shown.show || shown.problem ? 'default' : 'primary'}
        aria-pressed={!shown.show && !shown.problem}
        sx={phoneTarget}
        onClick={() => onShow({})}
      />
      {FILTERS.map((name) =>
        rows[name] === 0 ? null : (
          <Chip
            key={name}
            label={`${translate(`imports.${name}`)} ${number(rows[name])}`}
            color={shown.show === name ? 'primary' : 'default'}
            aria-pressed={shown.show === name}
            sx={phoneTarget}
            onClick={() => onShow(shown.show === name ? {} : { show: name })}
          />
        ),
      )}
    </Box>
  );
}

/** The imported columns of the file, in the template's order, and the columns that lines lack. */
function keysOf(declaration: AnyResource, one: Import): string[] {
  const wanted = new Set([
    ...one.columns.map(({ key }) => key),
    ...one.problems.map(({ key }) => key),
  ]);
  return importColumns(declaration)
    .map(({ key }) => key)
    .filter((key) => wanted.has(key));
}

/** What would happen to every line, and what has to be corrected first. */
export function CheckStep({
  declaration,
  one,
  isStarting,
  failure,
  onDrop,
  onStart,
}: CheckStepProps) {
  const translate = useTranslate();
  const labelOf = useColumnLabel(declaration);
  const { rows, problems, state } = one;
  // After an import only the failed lines can still be corrected.
  const [shown, setShown] = useState<Chosen>(rows.written > 0 ? { show: 'failed' } : {});
  const problem = problems.find(({ id }) => id === shown.problem);
  const corrections = useCorrections(one, problem?.id);
  const { editing, replacing, leavingOut, confirming, checking } = corrections;
  const proposed = problems.filter(({ id }) => id.endsWith(':phoneProposed'));
  const look = useEvent(() => checking.mutate());
  const isUnknown = state === 'COLLECTING' && rows.open > 0;
  useEffect(() => {
    if (isUnknown) look();
  }, [isUnknown, look]);
  const keys = keysOf(declaration, one);
  const filter: Chosen = problem
    ? { problem: problem.id }
    : shown.show && rows[shown.show] > 0
      ? { show: shown.show }
      : {};
  const total = problem?.rows ?? (filter.show ? rows[filter.show] : rows.total);
  const open = rows.created + rows.updated - Math.min(rows.written, rows.created + rows.updated);
  const canStart = state === 'READY' && open > 0;
  const isLooking = state === 'CHECKING' && rows.open > 0;
  const looked = { done: rows.total - rows.open, total: rows.total };
  const refused =
    editing.error ?? replacing.error ?? leavingOut.error ?? confirming.error ?? checking.error;
  const told = failure || (refused && <Failed error={refused} otherwise="imports.notSaved" />);
  return (
    <>
      <DialogContent
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          alignContent: 'start',
        }}
      >
        {told && <Alert severity="error">{told}</Alert>}
        {isLooking ? (
          <StepProgress text={translate('imports.checking', looked)} {...looked} />
        ) : (
          <OutcomeChips rows={rows} shown={filter} onShow={setShown} />
        )}
        {problems.length > 0 && (
          <Problems
            one={one}
            labelOf={labelOf}
            chosen={problem?.id}
            onChoose={(id) => setShown(id === undefined ? {} : { problem: id })}
          />
        )}
        <RowsTable
          key={JSON.stringify(filter)}
          declaration={declaration}
          one={one}
          keys={keys}
          shown={filter}
          total={total}
          column={(problem ?? (filter.show === 'failed' ? problems[0] : undefined))?.key ?? null}
          onCommit={corrections.commit}
          onLeaveOut={leavingOut.mutate}
        />
        <ReplaceBar
          proposed={proposed.reduce((sum, { rows: count }) => sum + count, 0)}
          isConfirming={confirming.isPending}
          onConfirm={confirming.mutate}
          keys={keys}
          labelOf={labelOf}
          column={problem?.key ?? null}
          isBusy={replacing.isPending}
          changed={replacing.data ?? null}
          onReplace={(wanted) => replacing.mutate(wanted)}
        />
        {rows.failed > 0 && open > 0 && (
          <Typography variant="body2" color="textSecondary">
            {translate('imports.failedStay')}
          </Typography>
        )}
        {state === 'READY' && open === 0 && (
          <Alert severity="info">{translate('imports.nothingToImport')}</Alert>
        )}
      </DialogContent>
      <DialogActions>
        {rows.written === 0 && (
          <Button onClick={onDrop} disabled={isStarting} sx={{ mr: 'auto' }}>
            {translate('imports.drop')}
          </Button>
        )}
        <SubmitButton
          loading={
            isStarting ||
            checking.isPending ||
            editing.isPending ||
            leavingOut.isPending ||
            state === 'CHECKING'
          }
          isReady={canStart}
          told={state === 'READY' ? translate('imports.nothingToImport') : undefined}
          onClick={() => {
            if (canStart) onStart();
          }}
        >
          {translate('imports.import', { smart_count: open })}
        </SubmitButton>
      </DialogActions>
    </>
  );
}
