import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { draftFromTrip } from '../../../contract/booking/draftRequest.ts';
import type { DraftErrors } from '../../../contract/booking/draftErrors.ts';
import { scheduleErrors } from '../../../contract/booking/draftRules.ts';
import { pickupTimeOf, type BookingDraft } from '../../../contract/booking/draft.ts';
import { dateOf, timeOf } from '../../../contract/booking/schedule.ts';
import { ASAP_TEXT } from '../../../contract/booking/timeField.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import type { DraftForm } from '../state/BookingContext.ts';
import { createDraftStore } from '../state/draftStore.ts';
import { keptValue } from '../state/kept.ts';
import { useNow } from '../../dates/useNow.ts';
import { useStored } from '../state/useStored.ts';
import { newWizard, type WizardState } from '../state/wizard.ts';

const typedSchema = z.object({ date: z.string().nullable(), time: z.string() });
/** Where the seconds of a local time begin; users do not choose seconds. */
const MINUTES_END = 16;
const isSameMinute = (one: string | null, other: string): boolean =>
  one?.slice(0, MINUTES_END) === other.slice(0, MINUTES_END);
const chosen = ({ draft: { date, time } }: WizardState) => ({ date, time });
const keptTime = (id: string) => keptValue(`booking-edit:${id}`, typedSchema);

export interface TimeForm extends DraftForm {
  /** The new time, local at the pickup; null while it cannot be booked or is the present one. */
  wanted: string | null;
  isSame: boolean;
  /** Forgets what was typed. */
  forget: () => void;
}

/**
 * The trip's date and time while a new time is typed; kept for this tab, so that neither a reload
 * nor signing in again loses them.
 */
export function useTimeForm(trip: Trip): TimeForm {
  const { id, pickupTime, pickupTimeZone } = trip;
  const now = useNow();
  const [store] = useState(() =>
    createDraftStore(
      newWizard({
        ...draftFromTrip(trip),
        date: dateOf(pickupTime),
        time: timeOf(pickupTime),
        ...keptTime(id).read(),
      }),
    ),
  );
  const { date, time } = useStored(store, chosen);
  const typed = pickupTimeOf({ date, time });
  const shown = useRef(pickupTime);
  useEffect(() => {
    const before = shown.current;
    shown.current = pickupTime;
    const { draft, run } = store.state();
    // Changed elsewhere: a user who typed nothing must not save the former time as a new one.
    if (before === pickupTime || !isSameMinute(pickupTimeOf(draft), before)) return;
    const present = { date: dateOf(pickupTime), time: timeOf(pickupTime) };
    store.dispatch({ type: 'prefilled', draft: { ...draft, ...present }, run });
  }, [pickupTime, store]);
  const isSame = isSameMinute(typed, pickupTime);
  useEffect(() => keptTime(id).write(isSame ? null : { date, time }), [id, date, time, isSame]);

  const clock = { now, zone: pickupTimeZone };
  // A future trip has a time: it cannot become one as soon as possible.
  const errorsOf = (draft: Pick<BookingDraft, 'date' | 'time'>): DraftErrors =>
    draft.time === ASAP_TEXT ? { time: { code: 'required' } } : scheduleErrors(draft, clock);
  const isRight = Object.values(errorsOf({ date, time })).every((reason) => reason === undefined);
  return {
    store,
    dispatch: store.dispatch,
    step: 'address',
    clock,
    errorsOf,
    wanted: isRight && !isSame ? typed : null,
    isSame,
    forget: () => keptTime(id).write(null),
  };
}
