import { airportEnd } from '../../../contract/booking/draft.ts';
import { FlightPanel } from '../fields/FlightPanel.tsx';
import { ScheduleFields } from '../fields/ScheduleFields.tsx';
import { useDraft } from '../state/BookingContext.ts';
import { WayFields, type WayFieldsProps } from '../way/WayFields.tsx';

/** Where from, where to, over which stops, and when. */
export function AddressFields(props: WayFieldsProps) {
  const end = useDraft(({ draft }) => airportEnd(draft));
  return (
    <>
      <WayFields {...props} />
      <ScheduleFields />
      {end === null ? null : <FlightPanel />}
    </>
  );
}
