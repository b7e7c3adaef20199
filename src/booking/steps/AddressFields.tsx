import { airportEnd } from '../../../contract/booking/draft.ts';
import { FlightPanel } from '../fields/FlightPanel.tsx';
import { ScheduleFields } from '../fields/ScheduleFields.tsx';
import { useBooking } from '../state/BookingContext.ts';
import { WayFields, type WayFieldsProps } from '../way/WayFields.tsx';

/** Where from, where to, over which stops, and when. */
export function AddressFields(props: WayFieldsProps) {
  const { draft } = useBooking().wizard;
  return (
    <>
      <WayFields {...props} />
      <ScheduleFields />
      {airportEnd(draft) === null ? null : <FlightPanel />}
    </>
  );
}
