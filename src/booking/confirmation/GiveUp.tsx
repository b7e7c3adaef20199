import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../admin/dialogs/ConfirmDialog.tsx';
import { useProgress } from '../state/BookingContext.ts';
import type { LegName } from '../state/submissionState.ts';

/** Gives up a trip when nobody knows whether it was booked; afterwards it certainly is not. */
export function GiveUp({ name }: { name: LegName }) {
  const translate = useTranslate();
  const { actions } = useProgress();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="inherit" size="large" onClick={() => setAsking(true)}>
        {translate(`booking.legs.giveUp.${name}`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate(`booking.legs.giveUpTitle.${name}`)}
        keepLabel={translate('booking.giveUpDialog.keep')}
        confirmLabel={translate('booking.giveUpDialog.confirm')}
        isDangerous
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void actions.abandon(name);
        }}
      >
        {translate('booking.giveUpDialog.text')}
      </ConfirmDialog>
    </>
  );
}
