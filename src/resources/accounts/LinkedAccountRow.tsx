import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import InvalidIcon from '@mui/icons-material/ErrorOutlineOutlined';
import ValidIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import { Box, Button, CircularProgress, IconButton, TextField } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { fleetAccounts } from '../../../contract/resources/fleetAccounts.ts';
import { FleetChoice } from './FleetChoice.tsx';
import { type LinkedDraft, useValidity, type Validity } from './validity.ts';
import { Tip } from '../../tooltips/Tip.tsx';

/** What is known about a number, as an icon at its end. */
function ValiditySign({ validity }: { validity: Validity }) {
  const translate = useTranslate();
  if (validity === 'unknown') return null;
  const label = translate(`accounts.validity.${validity}`);
  if (validity === 'validating') return <CircularProgress size={18} aria-label={label} />;
  return (
    <Tip title={label}>
      {validity === 'valid' ? (
        <ValidIcon fontSize="small" color="success" titleAccess={label} />
      ) : (
        <InvalidIcon fontSize="small" color="error" titleAccess={label} />
      )}
    </Tip>
  );
}

interface LinkedAccountRowProps {
  /** Its place, counted from 1. */
  number: number;
  linked: LinkedDraft;
  /** It is stored like this already. */
  isStored: boolean;
  taken: readonly string[];
  /** Shows what is missing. */
  isTried: boolean;
  onChange: (linked: LinkedDraft) => void;
  /** Called with what is known about its number, whenever that changes. */
  onChecked: (validity: Validity) => void;
  /** Undefined if it is the only one and is empty. */
  onRemove: (() => void) | undefined;
}

/** A fleet and the account's number there, which is checked with that fleet. */
export function LinkedAccountRow(props: LinkedAccountRowProps) {
  const { number, linked, isStored, taken, isTried, onChange, onChecked, onRemove } = props;
  const translate = useTranslate();
  const { validity, retry } = useValidity(linked, isStored);
  useEffect(() => onChecked(validity), [validity, onChecked]);
  const label = translate('resources.corporations.items.linkedAccounts.accountNumber');
  const told =
    validity === 'invalid' || validity === 'unanswered'
      ? translate(`accounts.validity.${validity}`)
      : isTried && linked.accountNumber.trim() === ''
        ? translate('resources.form.missing', { label })
        : undefined;
  return (
    <Box
      component="fieldset"
      aria-label={translate('accounts.linked', { number })}
      sx={{
        display: 'grid',
        gap: 1.5,
        m: 0,
        minWidth: 0,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5 }}>
        <FleetChoice
          fleetId={linked.fleetId}
          taken={taken}
          isTried={isTried}
          onChange={(fleetId) => onChange({ ...linked, fleetId })}
        />
        {onRemove && (
          <Tip title={translate('ra.action.delete')}>
            <IconButton
              aria-label={translate('accounts.removeLinked', { number })}
              onClick={onRemove}
              sx={{ width: 44, height: 44, mr: -1 }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tip>
        )}
      </Box>
      <TextField
        margin="none"
        required
        fullWidth
        autoComplete="off"
        label={label}
        value={linked.accountNumber}
        error={told !== undefined}
        helperText={told}
        onChange={({ target }) => onChange({ ...linked, accountNumber: target.value })}
        slotProps={{
          htmlInput: { maxLength: fleetAccounts.fields.accountNumber.max, spellCheck: false },
          input: { endAdornment: <ValiditySign validity={validity} /> },
        }}
      />
      {validity === 'unanswered' && (
        <Button size="small" onClick={retry} sx={{ justifySelf: 'start' }}>
          {translate('common.retry')}
        </Button>
      )}
    </Box>
  );
}
