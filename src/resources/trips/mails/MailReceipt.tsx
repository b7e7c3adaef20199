import MailIcon from '@mui/icons-material/MailOutlineOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { useTellFailure } from '../../../failures/Failed.tsx';
import type { Trip } from '../../../../contract/resources/bookings.ts';
import { mailReceipt } from '../../../dataProvider/tripCalls.ts';
import { singlePress } from '../../../admin/dialogs/isSinglePress.ts';

/** Sends the receipt to the user who presses it; the notice names the address. */
export function MailReceipt({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const mailing = useMutation({
    mutationFn: () => mailReceipt(trip.id, uuid()),
    onSuccess: ({ recipient }) =>
      notify('tripMails.receipt.done', { type: 'success', messageArgs: { recipient } }),
    onError: (error) => tellFailure(error, 'tripMails.receipt.failed'),
  });
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<MailIcon />}
      loading={mailing.isPending}
      loadingPosition="start"
      onClick={singlePress(() => mailing.mutate())}
    >
      {translate('tripMails.receipt.action')}
    </Button>
  );
}
