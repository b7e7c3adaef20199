import { Box, Button, Chip, DialogActions, DialogContent, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RECORD_PARTS } from '../../../../contract/import/accountRecord.ts';
import { partLabel, type ImportedLine, type LineOutcome } from './useAccountImport.ts';

const COLOURS = { success: 'success', existing: 'default', failed: 'error' } as const;

/** What a line added or found, part by part, or why it added nothing. */
function Parts({ outcome }: { outcome: LineOutcome }) {
  const translate = useTranslate();
  if (outcome.state === 'existing') return <>{outcome.message}</>;
  if (outcome.state === 'failed')
    return outcome.errors.map((error) => (
      <Box key={`${error.label} ${error.message}`} sx={{ color: 'error.main' }}>
        {error.label === null
          ? error.message
          : translate('imports.problem', { field: translate(error.label), message: error.message })}
      </Box>
    ));
  return RECORD_PARTS.flatMap((name) => {
    const imported = outcome.payload[name];
    if (!imported) return [];
    const done = translate(`accounts.import.${imported.isNewRecord ? 'isNew' : 'wasThere'}`);
    return (
      <Box key={name}>
        {translate('imports.problem', { field: translate(partLabel(name)), message: done })}
      </Box>
    );
  });
}

interface ImportResultsProps {
  lines: readonly ImportedLine[];
  onBack: () => void;
  onDone: () => void;
}

/** The result of every line, in the order of the file. */
export function ImportResults({ lines, onBack, onDone }: ImportResultsProps) {
  const translate = useTranslate();
  return (
    <>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map(({ key, line, values, outcome }) => (
            <Box
              component="li"
              key={key}
              sx={{
                py: 1,
                borderBottom: 1,
                borderColor: 'divider',
                // In a long file, lines outside the visible part are not laid out.
                contentVisibility: 'auto',
                containIntrinsicSize: 'auto 96px',
              }}
            >
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                <Typography variant="body2" color="textSecondary">
                  {translate('accounts.import.line', { line })}
                </Typography>
                <Typography sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {values.accountName ?? '–'}
                </Typography>
                {outcome && (
                  <Chip
                    size="small"
                    variant="outlined"
                    color={COLOURS[outcome.state]}
                    label={translate(`accounts.import.states.${outcome.state}`)}
                    sx={{ textTransform: 'uppercase', fontWeight: 600, fontSize: 11 }}
                  />
                )}
              </Box>
              <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
                {outcome ? <Parts outcome={outcome} /> : translate('accounts.import.notSent')}
              </Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onBack}>
          {translate('accounts.import.summary')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {translate('imports.done')}
        </Button>
      </DialogActions>
    </>
  );
}
