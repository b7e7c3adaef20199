import InfoIcon from '@mui/icons-material/HelpOutline';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { INFO_REQUEST_MAX, INFO_REQUEST_MIN } from '../../../../contract/booking/calls.ts';
import type { Trip } from '../../../../contract/resources/bookings.ts';
import { requestInfo } from '../../../dataProvider/tripCalls.ts';
import { problemOf } from '../../../dataProvider/http.ts';

/** Asks the taxi company about a trip. What was typed stays until it is sent or given up. */
export function RequestInfo({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
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
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  // One question, however often its button is pressed; another text is another one.
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
  const close = (): void => {
    if (!asking.isPending) onClose();
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const isShort = message.trim().length < INFO_REQUEST_MIN;
    setTooShort(isShort);
    if (!isShort && !asking.isPending) asking.mutate();
  };
  return (
    <Dialog
      open
      // A click beside the dialog would lose what was typed.
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick' || message === '') close();
      }}
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { width: 480 } },
        transition: { onEntered: () => field.current?.focus() },
      }}
    >
      <Box component="form" noValidate onSubmit={send} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{translate('tripMails.info.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {translate('tripMails.info.text', { company: trip.companyName })}
          </DialogContentText>
          <TextField
            inputRef={field}
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
          {asking.error && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problemOf(asking.error)?.displayMessage ?? translate('tripMails.info.failed')}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={asking.isPending}>
            {translate('tripMails.info.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={asking.isPending}>
            {translate('tripMails.info.send')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
