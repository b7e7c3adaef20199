import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import InvalidIcon from '@mui/icons-material/ErrorOutlineOutlined';
import ValidIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import {
  Box,
  Button,
  CircularProgress,
  FormHelperText,
  IconButton,
  TextField,
} from '@mui/material';
import { useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { fleetAccounts } from '../../../contract/resources/fleetAccounts.ts';
import { FleetChoice } from './FleetChoice.tsx';
import { type LinkedDraft, useValidity, type Validity } from './validity.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { Tip } from '../../admin/tooltips/Tip.tsx';

/** The fleet, the number there, and if it can be removed a button as large as a fingertip. The
 * names of fleets need the room, so the button's edge is that of the form. */
export const linkedRow = (isRemovable: boolean) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) 106px${isRemovable ? ' 32px' : ''}`,
  alignItems: 'start',
  columnGap: 0.75,
  rowGap: 0.5,
  minWidth: 0,
});

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
  /** The text below all rows that says what numbers look like, if there is one. */
  hintId: string | undefined;
  onChange: (linked: LinkedDraft) => void;
  /** Called with what is known about its number, whenever that changes. */
  onChecked: (validity: Validity) => void;
  /** Undefined if it is the only one and is empty. */
  onRemove: (() => void) | undefined;
}

/** A fleet and the account's number there, which is checked with that fleet. */
export function LinkedAccountRow(props: LinkedAccountRowProps) {
  const { number, linked, isStored, taken, isTried, hintId, onChange, onChecked, onRemove } = props;
  const translate = useTranslate();
  const { validity, retry } = useValidity(linked, isStored);
  useEffect(() => onChecked(validity), [validity, onChecked]);
  const toldId = useId();
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
        ...linkedRow(onRemove !== undefined),
        m: 0,
        p: 0,
        border: 0,
        '& .MuiInputLabel-root': visuallyHidden,
        '& input': { fontSize: '0.8125rem' },
        // The row has a button that removes it, and the name of the fleet needs the room.
        '& .MuiAutocomplete-clearIndicator': { display: 'none' },
        '&&& .MuiAutocomplete-inputRoot.MuiInputBase-root': { pr: 4 },
      }}
    >
      <FleetChoice
        fleetId={linked.fleetId}
        taken={taken}
        isTried={isTried}
        onChange={(fleetId) => onChange({ ...linked, fleetId })}
      />
      <TextField
        margin="none"
        required
        autoComplete="off"
        label={label}
        value={linked.accountNumber}
        error={told !== undefined}
        onChange={({ target }) => onChange({ ...linked, accountNumber: target.value })}
        slotProps={{
          htmlInput: {
            maxLength: fleetAccounts.fields.accountNumber.max,
            spellCheck: false,
            'aria-describedby': [told && toldId, hintId].filter(Boolean).join(' ') || undefined,
          },
          input: { endAdornment: <ValiditySign validity={validity} /> },
        }}
      />
      {onRemove && (
        <Tip title={translate('ra.action.delete')}>
          <IconButton
            aria-label={translate('accounts.removeLinked', { number })}
            onClick={onRemove}
            sx={{ width: 44, height: 44, ml: -0.75 }}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tip>
      )}
      {told && (
        <FormHelperText error id={toldId} sx={{ gridColumn: '1 / -1', mt: -0.5 }}>
          {told}
        </FormHelperText>
      )}
      {validity === 'unanswered' && (
        <Button size="small" onClick={retry} sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}>
          {translate('common.retry')}
        </Button>
      )}
    </Box>
  );
}
