import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dateOf, defaultPickupTime, localTime } from '../../../contract/booking/schedule.ts';
import { ASAP_TEXT, pastedTime } from '../../../contract/booking/timeField.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { useDraft, useDraftForm } from '../state/BookingContext.ts';
import { focusOn } from '../focus.ts';
import { isSinglePress } from '../../admin/dialogs/isSinglePress.ts';
import { useFieldError } from './useFieldError.ts';

export const TIME_FIELD = 'booking-time';

interface TimeFieldProps {
  /** Whether the trip can do without a time. */
  canBeAsap: boolean;
}

/** The time of the pickup, or as soon as possible: typed, or switched with one press. */
export function TimeField({ canBeAsap }: TimeFieldProps) {
  const translate = useTranslate();
  const { dispatch, clock } = useDraftForm();
  const { zone } = clock;
  const { date, time } = useDraft(({ draft }) => ({ date: draft.date, time: draft.time }));
  const isAsap = time === ASAP_TEXT;
  const [isLeft, setLeft] = useState(true);
  const error = useFieldError('time', { path: 'pickupTime', left: isLeft });
  const hint = canBeAsap ? (isAsap ? 'asapHint' : 'timeHint') : 'onlyTimeHint';
  const asapText = translate('booking.schedule.asapValue');
  // The clock is read when something happens, not at the last render.
  const present = () => localTime(new Date(), zone);
  const type = (text: string) =>
    dispatch({ type: 'timeTyped', text, local: present(), mustHaveTime: !canBeAsap });

  const chooseAsap = (): void => {
    dispatch({ type: 'asapChosen' });
    focusOn(TIME_FIELD);
  };
  const chooseTime = (): void => {
    const local = defaultPickupTime(new Date(), zone);
    const first = dateOf(local);
    dispatch({ type: 'dateChosen', date: date && date > first ? date : first, local });
    // Once the field shows the time, selects all of it, so that it can be typed over.
    requestAnimationFrame(() => focusOn(TIME_FIELD));
  };
  const [onPress, key] = isAsap
    ? ([chooseTime, 'later'] as const)
    : ([chooseAsap, 'asap'] as const);

  return (
    <TextField
      id={TIME_FIELD}
      label={translate('booking.schedule.time')}
      value={isAsap ? asapText : time}
      onChange={({ target }) => {
        const isCut = isAsap && target.value !== '' && asapText.startsWith(target.value);
        type(isCut ? ASAP_TEXT : target.value.replace(asapText, ''));
      }}
      onPaste={(event) => {
        event.preventDefault();
        type(pastedTime(event.clipboardData.getData('text')));
      }}
      onFocus={({ target }) => {
        setLeft(false);
        target.select();
      }}
      onBlur={() => {
        setLeft(true);
        dispatch({ type: 'timeLeft', local: present() });
      }}
      error={error !== undefined}
      helperText={error ?? translate(`booking.schedule.${hint}`)}
      fullWidth
      slotProps={{
        htmlInput: { autoComplete: 'off', inputMode: 'numeric', spellCheck: false },
        input: {
          endAdornment: canBeAsap ? (
            <Button
              size="small"
              onClick={(event) => {
                if (isSinglePress(event)) onPress();
                // The second press of a double click has taken the focus away from the field again.
                else focusOn(TIME_FIELD);
              }}
              sx={phoneTarget}
              aria-label={translate(`booking.schedule.${key}Label`)}
            >
              {translate(`booking.schedule.${key}Action`)}
            </Button>
          ) : null,
        },
      }}
    />
  );
}
