import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { singlePress } from '../../admin/dialogs/isSinglePress.ts';
import { takeFocus } from '../../admin/dialogs/takeFocus.ts';
import { SubmitButton } from '../../admin/dialogs/SubmitButton.tsx';
import { phoneTarget } from '../../theme/phoneTarget.ts';

const ALL = '*';

interface ReplaceBarProps {
  /** How many phone numbers were proposed. */
  proposed: number;
  isConfirming: boolean;
  onConfirm: () => void;
  keys: readonly string[];
  labelOf: (key: string) => string;
  /** The column of the chosen problem. */
  column: string | null;
  isBusy: boolean;
  /** How many cells the last replacement changed; null before any. */
  changed: number | null;
  onReplace: (wanted: { key: string | null; find: string; replace: string }) => void;
}

/**
 * Takes proposed phone numbers. Behind a link, because few files need it: finds and replaces in the
 * lines that are shown.
 */
export function ReplaceBar(props: ReplaceBarProps) {
  const { keys, labelOf, column, isBusy, changed, onReplace } = props;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [find, setFind] = useState('');
  const [isTried, setTried] = useState(false);
  const [replace, setReplace] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const inColumn = chosen ?? column ?? ALL;
  const field = { size: 'small', margin: 'none' } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {props.proposed > 0 && (
        <Button
          variant="outlined"
          loading={props.isConfirming}
          onClick={singlePress(props.onConfirm)}
          sx={phoneTarget}
        >
          {translate('imports.takeProposed', { smart_count: props.proposed })}
        </Button>
      )}
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={phoneTarget}>
        {translate('imports.findAndReplace')}
      </Button>
      {isOpen && (
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            setTried(find === '');
            if (find !== '') onReplace({ key: inColumn === ALL ? null : inColumn, find, replace });
          }}
          sx={{ width: '100%', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}
        >
          <TextField
            {...field}
            label={translate('imports.find')}
            inputRef={takeFocus}
            value={find}
            onChange={({ target }) => setFind(target.value)}
            error={isTried && find === ''}
            helperText={
              isTried && find === ''
                ? translate('resources.form.missing', { label: translate('imports.find') })
                : undefined
            }
            sx={{ flex: '1 1 120px' }}
          />
          <TextField
            {...field}
            label={translate('imports.replace')}
            value={replace}
            onChange={({ target }) => setReplace(target.value)}
            sx={{ flex: '1 1 120px' }}
          />
          <TextField
            {...field}
            select
            label={translate('imports.inColumn')}
            value={inColumn}
            onChange={({ target }) => setChosen(target.value)}
            sx={{ flex: '1 1 140px' }}
          >
            <MenuItem value={ALL}>{translate('imports.allColumns')}</MenuItem>
            {keys.map((key) => (
              <MenuItem key={key} value={key}>
                {labelOf(key)}
              </MenuItem>
            ))}
          </TextField>
          <SubmitButton type="submit" variant="outlined" loading={isBusy} sx={{ height: 44 }}>
            {translate('imports.replaceAll')}
          </SubmitButton>
          <Typography
            variant="caption"
            color="textSecondary"
            component="output"
            sx={{ width: '100%' }}
          >
            {changed === null
              ? ''
              : translate(changed === 0 ? 'imports.replacedNone' : 'imports.replacedSome', {
                  smart_count: changed,
                })}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
