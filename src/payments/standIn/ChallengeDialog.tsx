import CloseIcon from '@mui/icons-material/Close';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '../../admin/dialogs/takeFocus.ts';
import { formatMoney } from '../../../contract/core/format.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import type { Challenge } from './challenge.ts';

const WIDTH = 400;

/** A simulation of the bank's 3-D Secure page, which says so, and that no bank is asked. */
export default function ChallengeDialog({ challenge }: { challenge: Challenge }) {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  const { purpose, amount, currency } = challenge;
  const shown =
    amount === null
      ? ''
      : formatMoney(amount, currency?.toUpperCase() ?? pageConfig().currency, pageConfig().locale);

  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        // A click outside is not an answer to a bank; the cross and Escape are.
        if (reason === 'escapeKeyDown') challenge.answer('abandon');
      }}
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { sx: { width: WIDTH } } }}
    >
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {translate('payments.challenge.title')}
      </DialogTitle>
      <IconButton
        aria-label={translate('payments.challenge.close')}
        onClick={() => challenge.answer('abandon')}
        sx={{ position: 'absolute', right: 8, top: 8, width: 44, height: 44 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <Typography id={textId} sx={{ mb: 2 }}>
          {translate(`payments.challenge.${purpose}`, { amount: shown })}
        </Typography>
        <Alert severity="info">{translate('payments.challenge.standIn')}</Alert>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => challenge.answer('fail')}>
          {translate('payments.challenge.fail')}
        </Button>
        <Button ref={takeFocus} variant="contained" onClick={() => challenge.answer('complete')}>
          {translate('payments.challenge.complete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
