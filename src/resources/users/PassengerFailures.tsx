import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material';
import { useId } from 'react';
import { useGetManyAggregate, useTranslate } from 'react-admin';
import type { Corporation } from '../../../contract/resources/corporations.ts';
import type { PassengerFailure } from './passengerAccounts.ts';

interface PassengerFailuresProps {
  failures: readonly PassengerFailure[];
  /** The other accounts have got them as a passenger. */
  isPartial: boolean;
  isBusy: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * The user was added: lists the accounts that could not get them as a passenger, and why. It can be
 * tried again, or left as it is.
 */
export function PassengerFailures(props: PassengerFailuresProps) {
  const { failures, isPartial, isBusy, onRetry, onClose } = props;
  const translate = useTranslate();
  const titleId = useId();
  const ids = failures.map(({ corporationId }) => corporationId);
  const { data = [] } = useGetManyAggregate<Corporation>('corporations', { ids });
  const nameOf = (id: string) => data.find((one) => one?.id === id)?.name ?? '…';
  return (
    <Dialog
      open
      onClose={() => !isBusy && onClose()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 600 } } }}
    >
      <DialogTitle id={titleId}>{translate('users.created')}</DialogTitle>
      <DialogContent>
        <Alert severity="error">
          <AlertTitle>{translate('users.passengerFailed')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {failures.map(({ corporationId, message }) => (
              <li key={corporationId}>
                <strong>{nameOf(corporationId)}</strong>
                {`: ${message}`}
              </li>
            ))}
          </Box>
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" loading={isBusy} onClick={onRetry}>
          {translate('common.retry')}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={onClose}>
          {translate(isPartial ? 'users.withoutThese' : 'users.withoutPassenger')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
