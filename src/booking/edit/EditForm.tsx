import { Alert, AlertTitle, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { fareTotal } from '../../../contract/booking/fare.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { ScheduleFields } from '../fields/ScheduleFields.tsx';
import { TIME_FIELD } from '../fields/TimeField.tsx';
import { useUnexplainedText } from '../fields/useUnexplainedText.ts';
import { DraftFormContext } from '../state/BookingContext.ts';
import { Failed } from '../../failures/Failed.tsx';
import { errorOf, refusedFieldsOf, type Failure } from '../state/failure.ts';
import { FormFooter } from '../steps/FormFooter.tsx';
import { SubmitButton } from '../../admin/dialogs/SubmitButton.tsx';
import { focusOn, NEXT_BUTTON } from '../focus.ts';
import { FixedDetails } from './FixedDetails.tsx';
import { CHANGED_FARE, OldAndNew, useNewFare } from './OldAndNew.tsx';
import { usePickupChange } from './usePickupChange.ts';
import { useTimeForm } from './useTimeForm.ts';

const PRE_BOOKINGS = '/trips/pre-bookings';

/** As a ref: it is above the details, which may have scrolled it out of view of the buttons. */
const bringIntoView = (alert: HTMLElement | null): void =>
  alert?.scrollIntoView({ block: 'nearest' });

interface EditFormProps {
  trip: Trip;
  /** Reads the trip again; resolves to it, or to nothing if that failed. */
  refetch: () => Promise<Trip | undefined>;
  /** Called with the time that the trip has now, after the change was made. */
  onChanged: (trip: Trip, wanted: string) => void;
}

/** Changes the pickup time of a future trip; the rest of it can only be read. */
export function EditForm({ trip, refetch, onChanged }: EditFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useTimeForm(trip);
  const { change, isPending } = usePickupChange(trip.id);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { wanted, dispatch } = form;
  // Until it is known, the fare as it is stands there.
  const shownFare = useNewFare(trip, wanted).data ?? trip.fareEstimate;
  // There is only one thing to do here, so it gets the focus.
  useEffect(() => void focusOn(TIME_FIELD), []);
  const unexplainedText = useUnexplainedText();

  /** Goes back to where the page was opened from; what was typed is lost. */
  const leave = (): void => {
    form.forget();
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate(PRE_BOOKINGS));
  };
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (wanted === null) {
      dispatch({ type: 'tried', step: 'address' });
      if (form.isSame) focusOn(TIME_FIELD);
      return;
    }
    const amount = shownFare && fareTotal(shownFare, trip.numberOfVehicles);
    const expectedFare =
      shownFare && amount !== null ? { amount, currency: shownFare.currency } : null;
    const outcome = await change(wanted, expectedFare);
    if (!outcome) return;
    // Also after a failure: the trip may have changed, and the page then says so.
    const after = await refetch();
    setFailure(outcome.isDone ? null : outcome.failure);
    if (!outcome.isDone) {
      if (outcome.failure.problem?.code === 'FARE_CHANGED')
        await queryClient.invalidateQueries({ queryKey: [CHANGED_FARE] });
      dispatch({ type: 'refused', refusals: refusedFieldsOf(outcome.failure) });
      return;
    }
    form.forget();
    await queryClient.invalidateQueries({ queryKey: ['bookings'] });
    if (after) onChanged(after, wanted);
    else notify('tripChange.done', { type: 'success' });
  };

  return (
    <DraftFormContext value={form}>
      <Box
        component="form"
        noValidate
        aria-label={translate('tripChange.title')}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void save(event)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          document.getElementById(NEXT_BUTTON)?.click();
        }}
        sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, flex: 1, pb: 3 }}>
          {failure === null || isPending ? null : (
            <Alert severity="error" ref={bringIntoView}>
              {failure.problem === null ? (
                <>
                  <AlertTitle>{unexplainedText(failure)}</AlertTitle>
                  {translate('tripChange.repeat')}{' '}
                </>
              ) : (
                <Failed
                  error={errorOf(failure, 'tripChange.repeat')}
                  otherwise="tripChange.repeat"
                />
              )}
              {translate('tripChange.kept')}
            </Alert>
          )}
          <Box component="fieldset" disabled={isPending} sx={{ m: 0, p: 0, border: 0 }}>
            <ScheduleFields canBeAsap={false} />
          </Box>
          <OldAndNew trip={trip} wanted={wanted} />
          <FixedDetails trip={trip} />
        </Box>
        <FormFooter
          above={
            form.isSame ? (
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ mb: 1, textAlign: { sm: 'right' } }}
              >
                {translate('tripChange.same')}
              </Typography>
            ) : null
          }
        >
          <Button variant="outlined" size="large" onClick={leave}>
            {translate('tripChange.leave')}
          </Button>
          <SubmitButton
            id={NEXT_BUTTON}
            type="submit"
            size="large"
            isReady={wanted !== null && !isPending}
            startIcon={isPending ? <CircularProgress size={18} color="inherit" /> : undefined}
            sx={{ minWidth: 140 }}
          >
            {translate(isPending ? 'tripChange.saving' : 'tripChange.save')}
          </SubmitButton>
        </FormFooter>
      </Box>
    </DraftFormContext>
  );
}
