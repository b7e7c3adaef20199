import { Alert, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { SubmitButton } from '../../admin/dialogs/SubmitButton.tsx';
import { Failed } from '../../failures/Failed.tsx';
import type { AnyResource } from '../../../contract/core/resource.ts';
import type { Import } from '../../../contract/import/calls.ts';
import { importColumns } from '../../../contract/import/columns.ts';
import { ownText } from '../ownText.ts';
import { TotalCost } from '../trips/TotalCost.tsx';
import { useColumnLabel } from '../useColumnLabel.ts';
import { ReplaceBar } from './ReplaceBar.tsx';
import { RowsTable } from './RowsTable.tsx';
import { type Chosen, OutcomeChips, Problems } from './ShownLines.tsx';
import { StepProgress } from './StepProgress.tsx';
import { useCorrections } from './useCorrections.ts';

interface CheckStepProps {
  declaration: AnyResource;
  one: Import;
  isStarting: boolean;
  failure: ReactNode;
  onDrop: () => void;
  onStart: () => void;
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
          <OutcomeChips declaration={declaration} rows={rows} shown={filter} onShow={setShown} />
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
          onChoose={corrections.choose}
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
        {one.cost && !isLooking && open > 0 && <TotalCost cost={one.cost} />}
        {rows.failed > 0 && open > 0 && (
          <Typography variant="body2" color="textSecondary">
            {translate('imports.failedStay')}
          </Typography>
        )}
        {state === 'READY' && open === 0 && (
          <Alert severity="info">{translate(ownText(declaration, 'nothingToImport'))}</Alert>
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
          told={state === 'READY' ? translate(ownText(declaration, 'nothingToImport')) : undefined}
          onClick={() => {
            if (canStart) onStart();
          }}
        >
          {translate(ownText(declaration, 'import'), { smart_count: open })}
        </SubmitButton>
      </DialogActions>
    </>
  );
}
