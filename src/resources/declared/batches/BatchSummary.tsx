import ChangedIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import RefusedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import StayedIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { Alert, Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Batch, BatchAction, BatchRow } from '../../../../contract/core/batch.ts';
import type { OnDelete } from '../../../../contract/core/fields.ts';
import { isInVain, useBatchUses, useRefusedRows } from '../../../batches/batchCalls.ts';
import { rowNames } from '../../../batches/rowNames.ts';
import { useDeclared } from '../DeclaredContext.tsx';
import { Uses, useUseText } from '../deletion/Uses.tsx';
import { FieldValue } from '../FieldValue.tsx';

/** How many rows the dialog names; the others are counted. */
const NAMED = 20;

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', typography: 'body2' }}>
    {icon}
    {children}
  </Box>
);

/** The fields that are set, each with its new value. */
function Changes({ changes }: { changes: Record<string, unknown> }) {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  // The component that asks about an additional option also describes it.
  const fields = Object.entries(changes).filter(([name]) => declaration.fields[name]);
  if (fields.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, mb: 2, display: 'grid', gap: 0.5 }}>
      {fields.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`resources.${declaration.name}.fields.${name}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            <FieldValue declaration={declaration} name={name} value={value} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What is deleted together with the rows, and what no longer refers to them. */
function AlsoAffected({ batch }: { batch: Batch }) {
  const translate = useTranslate();
  const { data = [] } = useBatchUses(batch);
  const uses = data.map((use) => ({ ...use, filter: null }));
  const having = (wanted: OnDelete) => uses.filter(({ effect }) => effect === wanted);
  if (uses.length === 0) return null;
  return (
    <Box component="li" sx={{ pl: 3.5, typography: 'body2' }}>
      <Uses head={translate('resources.delete.goesAlong')} uses={having('delete')} />
      <Uses head={translate('resources.delete.emptied')} uses={having('empty')} />
    </Box>
  );
}

/** Why a row was or would be refused. What still uses a row is named as in the deletion of one row. */
function useReason() {
  const translate = useTranslate();
  const textOf = useUseText();
  return ({ code, message, params }: BatchRow): string | null => {
    const { resource, count } = params ?? {};
    if (code !== 'STILL_IN_USE' || typeof resource !== 'string' || typeof count !== 'number')
      return message;
    const use = textOf({ resource, count, effect: 'refuse' });
    return `${translate('resources.delete.inTheWay')} ${use}`;
  };
}

/** The rows that were or would be refused, and why. */
function Refused({ batch }: { batch: Batch }) {
  const translate = useTranslate();
  const reasonOf = useReason();
  const { data: rows = [] } = useRefusedRows(batch);
  const nameOf = rowNames(rows);
  const more = batch.rows.refused - Math.min(rows.length, NAMED);
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 4, display: 'grid', gap: 0.5, typography: 'body2' }}>
      {rows.slice(0, NAMED).map((row) => (
        <li key={row.id}>
          <strong>{nameOf(row) || translate('batches.unknownRow')}</strong>{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {reasonOf(row)}
          </Typography>
        </li>
      ))}
      {rows.length > 0 && more > 0 && (
        <li>{translate('batches.andMore', { smart_count: more })}</li>
      )}
    </Box>
  );
}

/** The texts of each outcome. */
const FORECAST = {
  update: { changed: 'willChange', unchanged: 'willStay', refused: 'cannot' },
  delete: { changed: 'willDelete', unchanged: 'willStay', refused: 'cannotDelete' },
  restore: { changed: 'willRestore', unchanged: 'willStay', refused: 'cannotRestore' },
} as const;
const RESULT = {
  update: { changed: 'changed', unchanged: 'stayed', refused: 'refused' },
  delete: { changed: 'deleted', unchanged: 'stayed', refused: 'refusedDelete' },
  restore: { changed: 'restored', unchanged: 'stayed', refused: 'refusedRestore' },
} as const;

/** What a batch would do to the rows before it is started, and what it did afterwards. */
export function BatchSummary({ action, batch }: { action: BatchAction; batch: Batch }) {
  const translate = useTranslate();
  const { rows, state, changes, undoUntil } = batch;
  const isForecast = state === 'READY';
  const isDelete = action === 'delete';
  const isAnyLeft = batch.refusals.some(({ code }) => code !== 'NOT_FOUND');
  const told = (isForecast ? FORECAST : RESULT)[action];
  const text = (key: 'changed' | 'unchanged' | 'refused') =>
    translate(`batches.${told[key]}`, { smart_count: rows[key] });
  return (
    <Box aria-live="polite">
      {state === 'FAILED' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate('batches.stopped', {
            done: rows.changed + rows.unchanged + rows.refused,
            total: rows.total,
          })}
        </Alert>
      )}
      {isForecast && changes && <Changes changes={changes} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {action !== 'update' && isInVain(batch) ? null : (
          <Line icon={<ChangedIcon fontSize="small" color="success" />}>{text('changed')}</Line>
        )}
        {isForecast && isDelete && <AlsoAffected batch={batch} />}
        {rows.unchanged > 0 && (
          <Line icon={<StayedIcon fontSize="small" color="disabled" />}>{text('unchanged')}</Line>
        )}
        {rows.refused > 0 && (
          <Line icon={<RefusedIcon fontSize="small" color="warning" />}>{text('refused')}</Line>
        )}
      </Box>
      {rows.refused > 0 && <Refused batch={batch} />}
      {isForecast && rows.changed > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {translate('batches.undoDay')}
        </Typography>
      )}
      {!isForecast && isAnyLeft && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {translate('batches.stillSelected')}
        </Typography>
      )}
      {!isForecast && undoUntil && (
        <Typography variant="body2" color="textSecondary">
          {translate('batches.undoDay')}
        </Typography>
      )}
    </Box>
  );
}
