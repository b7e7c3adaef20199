import ImportedIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import ExistingIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type ImportedLine, summaryOf } from './useAccountImport.ts';

interface ImportSummaryProps {
  lines: readonly ImportedLine[];
  onRetry: () => void;
  /** Undefined where there is nothing to undo. */
  onUndo: (() => void) | undefined;
  onResults: () => void;
  onDone: () => void;
}

const ICONS = {
  accounts: ImportedIcon,
  passengers: ImportedIcon,
  users: ImportedIcon,
  existing: ExistingIcon,
  failed: FailedIcon,
  open: ExistingIcon,
} as const;
const FACTS = Object.keys(ICONS) as (keyof typeof ICONS)[];

/** How much was imported; lines that failed can be tried again. */
export function ImportSummary({ lines, onRetry, onUndo, onResults, onDone }: ImportSummaryProps) {
  const translate = useTranslate();
  const counts = summaryOf(lines);
  const colourOf = (name: keyof typeof ICONS) => {
    if (counts[name] === 0 || name === 'existing' || name === 'open') return 'disabled';
    return name === 'failed' ? 'error' : 'success';
  };
  return (
    <>
      <DialogContent aria-live="polite">
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {FACTS.filter((name) => name !== 'open' || counts.open > 0).map((name) => {
            const Icon = ICONS[name];
            return (
              <Box component="li" key={name} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                <Icon fontSize="small" color={colourOf(name)} />
                <span>
                  {translate(`accounts.import.counts.${name}`, { smart_count: counts[name] })}
                </span>
              </Box>
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {onUndo && (
          <Button onClick={onUndo} sx={{ mr: 'auto' }}>
            {translate('imports.undo')}
          </Button>
        )}
        {counts.failed + counts.open > 0 && (
          <Button variant="outlined" onClick={onRetry}>
            {translate('accounts.import.retry')}
          </Button>
        )}
        <Button variant="outlined" onClick={onResults}>
          {translate('accounts.import.results')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {translate('imports.done')}
        </Button>
      </DialogActions>
    </>
  );
}
