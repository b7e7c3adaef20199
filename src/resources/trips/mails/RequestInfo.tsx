import InfoIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { Failed } from '../../../failures/Failed.tsx';
import { INFO_REQUEST_MAX, INFO_REQUEST_MIN } from '../../../../contract/booking/calls.ts';
import type { Trip } from '../../../../contract/resources/bookings.ts';
import { requestInfo } from '../../../dataProvider/tripCalls.ts';
import { FormDialog } from '../../../admin/dialogs/FormDialog.tsx';
import { takeFocus } from '../../../admin/dialogs/takeFocus.ts';
import { isFlag, isText, useKept } from '../../../drafts/useKept.ts';

/** Asks the taxi company about a trip. The typed text stays until it is sent or given up. */
export function RequestInfo({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useKept(`question.${trip.id}`, false, isFlag);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<InfoIcon />}
        onClick={() => setOpen(true)}
      >
        {translate('tripMails.info.action')}
      </Button>
      {isOpen && <Question trip={trip} onClose={() => setOpen(false)} />}
    </>
  );
}

function Question({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [message, setMessage] = useKept(`question.${trip.id}.message`, '', isText);
  const [isTooShort, setTooShort] = useState(false);
  // Pressing its button several times sends one question; another text is another question.
  const [attempt, setAttempt] = useState(() => uuid());
  const asking = useMutation({
    mutationFn: () => requestInfo(trip.id, message.trim(), attempt),
    onSuccess: () => {
      notify('tripMails.info.done', {
        type: 'success',
        messageArgs: { company: trip.companyName },
      });
      onClose();
    },
  });
  const send = (): void => {
    const isShort = message.trim().length < INFO_REQUEST_MIN;
    setTooShort(isShort);
    if (!isShort) asking.mutate();
  };
  return (
    <FormDialog
      title={translate('tripMails.info.title')}
      text={translate('tripMails.info.text', { company: trip.companyName })}
      width={480}
      submitLabel={translate('tripMails.info.send')}
      isBusy={asking.isPending}
      isTyped={message !== ''}
      failure={asking.error && <Failed error={asking.error} otherwise="tripMails.info.failed" />}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        inputRef={takeFocus}
        multiline
        minRows={4}
        maxRows={12}
        fullWidth
        required
        label={translate('tripMails.info.message')}
        value={message}
        onChange={({ target }) => {
          setMessage(target.value);
          setAttempt(uuid());
          setTooShort(false);
        }}
        error={isTooShort}
        helperText={
          isTooShort
            ? translate('tripMails.info.tooShort', { min: INFO_REQUEST_MIN })
            : `${message.length} / ${INFO_REQUEST_MAX}`
        }
        slotProps={{ htmlInput: { maxLength: INFO_REQUEST_MAX } }}
      />
    </FormDialog>
  );
}
