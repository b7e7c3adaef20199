import { useEffect, useReducer, useState } from 'react';
import { z } from 'zod';
import { draftFromTrip } from '../../../contract/booking/draftRequest.ts';
import { scheduleErrors } from '../../../contract/booking/draftRules.ts';
import { pickupTimeOf } from '../../../contract/booking/draft.ts';
import { dateOf, timeOf } from '../../../contract/booking/schedule.ts';
import { ASAP_TEXT } from '../../../contract/booking/timeField.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import type { DraftForm } from '../state/BookingContext.ts';
import { keptValue } from '../state/kept.ts';
import { useNow } from '../state/useNow.ts';
import { newWizard, wizardReducer } from '../state/wizard.ts';

const typedSchema = z.object({ date: z.string().nullable(), time: z.string() });
/** Where the seconds of a local time begin: nobody chooses them. */
const MINUTES_END = 16;
const keptTime = (id: string) => keptValue(`booking-edit:${id}`, typedSchema);

export interface TimeForm extends DraftForm {
  /** The new time, local at the pickup; null while it cannot be booked or is the present one. */
  wanted: string | null;
  isSame: boolean;
  /** Forgets what was typed. */
  forget: () => void;
}

/**
 * The trip's date and time as they are typed anew; kept for this tab, so that neither a reload nor
 * signing in again loses them.
 */
export function useTimeForm(trip: Trip): TimeForm {
  const { id, pickupTime, pickupTimeZone } = trip;
  const now = useNow();
  const [state, dispatch] = useReducer(wizardReducer, null, () =>
    newWizard({
      ...draftFromTrip(trip),
      date: dateOf(pickupTime),
      time: timeOf(pickupTime),
      ...keptTime(id).read(),
    }),
  );
  const { draft, refusals, triedStep } = state;
  const { date, time } = draft;
  const typed = pickupTimeOf(draft);
  const isAt = (local: string) => typed?.slice(0, MINUTES_END) === local.slice(0, MINUTES_END);
  const [shown, setShown] = useState(pickupTime);
  if (shown !== pickupTime) {
    // Changed elsewhere: nobody who typed nothing shall save the former time as a new one.
    setShown(pickupTime);
    const present = { date: dateOf(pickupTime), time: timeOf(pickupTime) };
    if (isAt(shown)) dispatch({ type: 'prefilled', draft: { ...draft, ...present } });
  }
  const isSame = isAt(pickupTime);
  useEffect(() => keptTime(id).write(isSame ? null : { date, time }), [id, date, time, isSame]);

  const context = { now, zone: pickupTimeZone };
  // A trip that lies ahead has a time: it cannot become one as soon as possible.
  const errors =
    time === ASAP_TEXT ? { time: { code: 'required' as const } } : scheduleErrors(draft, context);
  const isRight = Object.values(errors).every((reason) => reason === undefined);
  return {
    wizard: { draft, refusals, step: 'address', isTried: triedStep === 'address' },
    dispatch,
    context,
    errors,
    wanted: isRight && !isSame ? typed : null,
    isSame,
    forget: () => keptTime(id).write(null),
  };
}
