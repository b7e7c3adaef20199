import ImportedIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import ExistingIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { Alert, Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Failed } from '../../failures/Failed.tsx';
import { languageOf } from '../../../contract/core/languages.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { type Import, IMPORT_KEPT_DAYS } from '../../../contract/import/calls.ts';
import { saveFile } from '../../downloads/saveFile.ts';
import { failedFile } from '../failedFile.ts';
import { allRows, rowsQuery } from '../importCalls.ts';
import { ownText, type OwnText } from '../ownText.ts';
import { BookedTrips } from './BookedTrips.tsx';
import { useColumnLabel } from '../useColumnLabel.ts';

interface SummaryStepProps {
  declaration: AnyResource;
  one: Import;
  isBusy: boolean;
  failure: ReactNode;
  onRetry?: () => void;
  onCorrect?: () => void;
  onUndo: () => void;
  onDone: () => void;
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
    {icon}
    <span>{children}</span>
  </Box>
);

/** The rows that an undo did not change, by name. */
function LeftAlone({ one }: { one: Import }) {
  const { data = [] } = useQuery(rowsQuery(one.id, { show: 'left' }, 0));
  return (
    <Box component="ul" sx={{ m: 0, pl: 4, typography: 'body2', maxHeight: 160, overflow: 'auto' }}>
      {data.map((row) => (
        <li key={row.position}>
          <strong>{row.label}</strong> {row.message}
        </li>
      ))}
    </Box>
  );
}

/** What an import did, why lines failed, and what can be done about that. */
export function SummaryStep(props: SummaryStepProps) {
  const { declaration, one, isBusy, failure, onRetry, onCorrect, onUndo, onDone } = props;
  // Of a file of accounts, only the lines that added something are kept.
  const keepsEveryLine = declaration.importable !== undefined;
  const translate = useTranslate();
  const language = languageOf(useLocale());
  const labelOf = useColumnLabel(declaration);
  const { rows, problems, undoUntil, state } = one;
  const count = (key: string, smart_count: number) => translate(`imports.${key}`, { smart_count });
  const countOwn = (key: OwnText, smart_count: number) =>
    translate(ownText(declaration, key), { smart_count });
  const downloading = useMutation({
    mutationFn: async () => {
      const failed = await allRows(one.id, { show: 'failed' });
      const name = one.fileName.replace(/\.\w+$/, '') || declaration.name;
      saveFile(`${name}-errors.csv`, failedFile(declaration, one, failed, language, labelOf));
    },
  });
  const told =
    failure ||
    (downloading.error && <Failed error={downloading.error} otherwise="imports.failure" />);
  const isUndone = state === 'UNDONE';
  return (
    <>
      <DialogContent
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          alignContent: 'start',
        }}
        aria-live="polite"
      >
        {told && <Alert severity="error">{told}</Alert>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {isUndone ? (
            <>
              <Fact icon={<ImportedIcon fontSize="small" color="success" />}>
                {countOwn('undoneCount', rows.undone)}
              </Fact>
              {rows.left > 0 && (
                <Fact icon={<FailedIcon fontSize="small" color="warning" />}>
                  {count('leftCount', rows.left)}
                </Fact>
              )}
            </>
          ) : (
            <>
              <Fact icon={<ImportedIcon fontSize="small" color="success" />}>
                {countOwn('imported', rows.created)}
              </Fact>
              {keepsEveryLine && (
                <>
                  <Fact icon={<ExistingIcon fontSize="small" color="disabled" />}>
                    {countOwn('existing', rows.updated + rows.unchanged)}
                    {rows.updated > 0 && ` (${translate('imports.existingDetails', rows)})`}
                  </Fact>
                  <Fact
                    icon={
                      <FailedIcon fontSize="small" color={rows.failed > 0 ? 'error' : 'disabled'} />
                    }
                  >
                    {count('failedCount', rows.failed)}
                  </Fact>
                </>
              )}
            </>
          )}
        </Box>
        {isUndone && rows.left > 0 && <LeftAlone one={one} />}
        {!isUndone && declaration.importable?.booked && rows.created > 0 && (
          <BookedTrips declaration={declaration} one={one} />
        )}
        {!isUndone && rows.failed > 0 && (
          <>
            <Box
              component="ol"
              sx={{ m: 0, pl: 4, typography: 'body2', display: 'grid', gap: 0.5 }}
            >
              {problems.map(({ id, key, message, rows: lines }) => (
                <li key={id}>
                  {translate('imports.reason', {
                    message: translate('imports.problem', {
                      field: key === null ? translate('imports.wholeLine') : labelOf(key),
                      message,
                    }),
                    rows: count('lines', lines),
                  })}
                </li>
              ))}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button variant="outlined" disabled={isBusy} onClick={onCorrect}>
                {translate('imports.correct')}
              </Button>
              <Button variant="outlined" disabled={isBusy} onClick={onRetry}>
                {translate('imports.retry')}
              </Button>
              <Button
                variant="outlined"
                loading={downloading.isPending}
                onClick={() => downloading.mutate()}
              >
                {translate('imports.download')}
              </Button>
            </Box>
          </>
        )}
        {undoUntil && (
          <Typography variant="body2" color="textSecondary">
            {translate(ownText(declaration, 'undoDays'), { days: IMPORT_KEPT_DAYS })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        {undoUntil && (
          <Button loading={isBusy} onClick={onUndo} sx={{ mr: 'auto' }}>
            {translate(ownText(declaration, 'undo'))}
          </Button>
        )}
        <Button variant="contained" onClick={onDone}>
          {translate('imports.done')}
        </Button>
      </DialogActions>
    </>
  );
}
