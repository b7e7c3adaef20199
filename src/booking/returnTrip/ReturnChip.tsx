import AddIcon from '@mui/icons-material/AddRounded';
import ReturnIcon from '@mui/icons-material/SyncAltRounded';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { instantOf } from '../../../contract/booking/schedule.ts';
import {
  proposedReturn,
  returnAirportEnd,
  returnFrom,
} from '../../../contract/booking/returnTrip.ts';
import { formatTime } from '../../../contract/core/format.ts';
import { useShortDates } from '../../dates/useShortDates.ts';
import { isTextOrNull, useKept } from '../../drafts/useKept.ts';
import { FooterChip } from '../fields/FooterChip.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useFieldError } from '../fields/useFieldError.ts';
import { useDraft, useDraftForm, useQuotes } from '../state/BookingContext.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { ReturnTrip } from './ReturnTrip.tsx';

/** Whether and when the passenger travels back: asks for the time, or opens what was chosen. */
export function ReturnChip() {
  const translate = useTranslate();
  const { day } = useShortDates();
  const { locale } = useFormats();
  const { store, dispatch } = useDraftForm();
  const { context, fareOf } = useQuotes();
  const pickupTime = useDraft(({ draft }) => draft.returnTrip?.pickupTime ?? null);
  const from = useDraft(({ draft }) => returnFrom(draft, context).getTime());
  const isFromAirport = useDraft(({ draft }) => returnAirportEnd(draft) !== null);
  const [isOpen, setOpen] = useState(false);
  /** The time that the open dialog proposes. */
  const [proposal, setProposal] = useKept<string | null>('return', null, isTextOrNull);
  // The time was valid when it was chosen; if it no longer is, the error shows without delay.
  const timeError = useFieldError('returnTime', { left: true });
  const offerError = useFieldError('returnTrip', { left: true });
  const flightError = useFieldError('returnFlight', { left: true });
  const error = timeError ?? offerError ?? flightError;
  const label = translate('booking.returnTrip.title');

  const ask = (): void => {
    const durationSeconds = fareOf(context.offer)?.data?.durationSeconds ?? null;
    setProposal(
      proposedReturn(store.state().draft, { ...context, now: new Date() }, durationSeconds),
    );
  };
  const instant = pickupTime && instantOf(pickupTime, context.returnZone, new Date(from));
  const writeAt = (at: string, zone: string) => `${day(at, zone)} ${formatTime(at, locale, zone)}`;
  const chosen = instant ? writeAt(instant.toISOString(), context.returnZone) : label;

  return (
    <>
      <FooterChip
        Icon={pickupTime ? ReturnIcon : AddIcon}
        label={label}
        text={error ?? chosen}
        isWrong={error !== undefined}
        isOpen={isOpen && pickupTime !== null}
        onPress={pickupTime ? () => setOpen(true) : ask}
        onClose={() => setOpen(false)}
      >
        {pickupTime ? (
          <ReturnTrip
            errors={{ time: timeError, offer: offerError }}
            onEdit={() => setProposal(pickupTime)}
            onDrop={() => {
              setOpen(false);
              dispatch({ type: 'returnDropped' });
            }}
          />
        ) : null}
      </FooterChip>
      {proposal === null ? null : (
        <ReturnDialog
          initial={proposal}
          onCancel={() => setProposal(null)}
          onConfirm={(time) => {
            setProposal(null);
            dispatch({ type: 'returnChosen', pickupTime: time });
            // The flight of the way back can be typed there.
            if (isFromAirport && !pickupTime) setOpen(true);
          }}
        />
      )}
    </>
  );
}
