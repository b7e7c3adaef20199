import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { DraftReason } from '../../../contract/booking/draftErrors.ts';
import {
  earliestReturnOf,
  returnClockChange,
  returnTimeReason,
} from '../../../contract/booking/returnTrip.ts';
import { dateOf, joinLocal, timeOf } from '../../../contract/booking/schedule.ts';
import { maskClock, pastedTime, readTime } from '../../../contract/booking/timeField.ts';
import { zoneNote } from '../../resources/declared/format.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { ClockChangeNote } from '../fields/ClockChangeNote.tsx';
import { DateField } from '../fields/DateField.tsx';
import { singlePress } from '../../admin/dialogs/isSinglePress.ts';
import { SubmitButton } from '../../admin/dialogs/SubmitButton.tsx';
import { takeFocus } from '../../admin/dialogs/takeFocus.ts';
import { isText, useKept } from '../../drafts/useKept.ts';
import { useBackCloses } from '../../admin/dialogs/useBackCloses.ts';
import { useReason } from '../fields/useReason.ts';
import { useDraft, useQuotes } from '../state/BookingContext.ts';

const DIALOG_WIDTH = 400;

interface ReturnDialogProps {
  /** The time that is proposed, local where the return starts. */
  initial: string;
  onCancel: () => void;
  onConfirm: (pickupTime: string) => void;
}

/** Reads what was typed as the return's time; as soon as possible is not accepted. */
function readReturn(date: string, time: string): { local: string } | { reason: DraftReason } {
  const typed = readTime(time);
  if (date === '') return { reason: { code: 'dateTime' } };
  if (typed.kind === 'time') return { local: joinLocal(date, typed.time) };
  return { reason: { code: typed.kind === 'invalid' ? 'dateTime' : 'required' } };
}

/** Asks when the passenger travels back. */
export function ReturnDialog({ initial, onCancel, onConfirm }: ReturnDialogProps) {
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`booking.returnTrip.${key}`, values);
  const titleId = useId();
  const writeReason = useReason();
  const { dateTime, locale } = useFormats();
  const { context } = useQuotes();
  const draft = useDraft((state) => state.draft);
  const [date, setDate] = useKept('return.date', dateOf(initial), isText);
  const [time, setTime] = useKept('return.time', timeOf(initial), isText);
  const [isJudged, setJudged] = useState(true);
  useBackCloses(onCancel);

  const reasonAt = (now: Date): DraftReason | undefined => {
    const typed = readReturn(date, time);
    return 'reason' in typed
      ? typed.reason
      : returnTimeReason(typed.local, draft, { ...context, now });
  };
  const reason = isJudged ? reasonAt(context.now) : undefined;
  const isDateWrong = date === '' || reason?.code === 'tooFarAhead';
  const written = writeReason('returnTime', reason, text('time'));
  const { returnZone, now } = context;
  const note = zoneNote(now.toISOString(), returnZone, locale);
  const shown = readReturn(date, time);
  const change = 'local' in shown && returnClockChange(shown.local, draft, context);
  const earliest = dateTime(`${earliestReturnOf(draft, context)}Z`, 'UTC');

  const submit = (event: SubmitEvent<HTMLElement>): void => {
    event.preventDefault();
    // React events in a dialog also reach the form that the dialog was opened from.
    event.stopPropagation();
    const typed = readReturn(date, time);
    if ('local' in typed && !reasonAt(new Date())) onConfirm(typed.local);
    else setJudged(true);
  };

  return (
    <Dialog
      open
      onClose={singlePress(onCancel)}
      aria-labelledby={titleId}
      // Ctrl+Enter sends the form that the dialog was opened from; here it confirms the dialog.
      onKeyDown={(event) => event.stopPropagation()}
      slotProps={{
        paper: {
          sx: { width: DIALOG_WIDTH },
        },
      }}
    >
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{text('title')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {text('text', { pickup: draft.destination.text, dropoff: draft.origin.text })}
          </Typography>
          <DateField
            id="booking-return-date"
            label={text('date')}
            value={date}
            zone={returnZone}
            now={now}
            error={isDateWrong ? written : undefined}
            onChange={setDate}
          />
          <TextField
            id="booking-return-time"
            label={text('time')}
            value={time}
            inputRef={takeFocus}
            onChange={({ target }) => {
              setTime(maskClock(target.value));
              setJudged(false);
            }}
            onPaste={(event) => {
              event.preventDefault();
              setTime(maskClock(pastedTime(event.clipboardData.getData('text'))));
              setJudged(false);
            }}
            onFocus={({ target }) => target.select()}
            onBlur={() => {
              const typed = readTime(time);
              if (typed.kind === 'time') setTime(typed.time);
              setJudged(true);
            }}
            error={reason !== undefined && !isDateWrong}
            helperText={isDateWrong ? undefined : written}
            fullWidth
            slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 5, spellCheck: false } }}
          />
          {change && 'local' in shown ? (
            <ClockChangeNote change={change} local={shown.local} />
          ) : null}
          <Typography variant="body2" color="textSecondary">
            {[
              text('earliest', { time: earliest }),
              note &&
                text('zone', {
                  zone: `${returnZone.split('/').at(-1)?.replaceAll('_', ' ')} (${note})`,
                }),
            ]
              .filter(Boolean)
              .join(' ')}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onCancel}>
            {text('cancel')}
          </Button>
          <SubmitButton type="submit">{text('confirm')}</SubmitButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
