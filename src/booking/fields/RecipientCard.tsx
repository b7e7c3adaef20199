import LockIcon from '@mui/icons-material/LockOutlined';
import {
  Alert,
  Box,
  Button,
  Chip,
  FormHelperText,
  InputAdornment,
  Paper,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Recipient } from '../../../contract/booking/calls.ts';
import { formatPhone } from '../../../contract/core/phone.ts';
import { initialsOf, nameOf } from '../names.ts';

/** Locked, but still legible. */
const LEGIBLE = {
  '& .Mui-disabled.MuiInputBase-input': { WebkitTextFillColor: 'currentColor' },
  '& .Mui-disabled': { color: 'text.secondary' },
} as const;

interface RecipientCardProps {
  recipient: Recipient;
  /** Why nobody can book for them. */
  error?: string | undefined;
  onChange: () => void;
  /** Books for the same person as a guest with a phone number. */
  onAddPhone: () => void;
}

/** The chosen passenger, with the phone the driver will call. */
export function RecipientCard({ recipient, error, onChange, onAddPhone }: RecipientCardProps) {
  const translate = useTranslate();
  const { phone } = recipient;
  return (
    <>
      <Paper
        variant="outlined"
        sx={{
          p: 2,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          alignItems: 'start',
          columnGap: 2,
          borderRadius: 2,
          overflowWrap: 'anywhere',
        }}
      >
        <Box
          sx={{
            gridRow: 'span 2',
            width: 40,
            height: 40,
            borderRadius: '50%',
            bgcolor: 'action.selected',
            color: 'primary.main',
            fontSize: '0.9375rem',
            lineHeight: '40px',
            textAlign: 'center',
          }}
        >
          {initialsOf(recipient)}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{nameOf(recipient)}</Typography>
          {recipient.type === 'guest' && (
            <Chip size="small" label={translate('booking.recipient.guest')} />
          )}
        </Box>
        {/* Under the button too, so that phones show most e-mail addresses in one line. */}
        <Box sx={{ gridColumn: '2 / -1', gridRow: 2 }}>
          {[recipient.email, recipient.corporationName].filter(Boolean).map((line) => (
            <Typography key={line} variant="body2" color="textSecondary">
              {line}
            </Typography>
          ))}
        </Box>
        <Button
          size="small"
          variant="outlined"
          aria-label={translate('booking.recipient.change')}
          // Somebody who was refused is changed here, so correcting the booking begins here.
          aria-invalid={error !== undefined}
          onClick={onChange}
          sx={{ gridColumn: 3, gridRow: 1 }}
        >
          {translate('booking.recipient.changeAction')}
        </Button>
      </Paper>
      {error ? (
        <FormHelperText error sx={{ mt: -1 }}>
          {error}
        </FormHelperText>
      ) : null}
      {phone ? (
        <TextField
          disabled
          fullWidth
          label={translate('passenger.phone')}
          value={formatPhone(phone)}
          helperText={translate('passenger.phoneLocked')}
          sx={LEGIBLE}
          slotProps={{
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  <LockIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      ) : (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={onAddPhone}>
              {translate('passenger.addPhone')}
            </Button>
          }
        >
          {translate('passenger.noPhone', { name: nameOf(recipient) })}
        </Alert>
      )}
    </>
  );
}
