import { airportEnd } from '../../../contract/booking/draft.ts';
import { FlightPanel } from '../fields/FlightPanel.tsx';
import { ScheduleFields } from '../fields/ScheduleFields.tsx';
import { useDraft } from '../state/BookingContext.ts';
import { RouteFields, type RouteFieldsProps } from '../route/RouteFields.tsx';

/** Pickup, dropoff, stops and time. */
export function AddressFields(props: RouteFieldsProps) {
  const end = useDraft(({ draft }) => airportEnd(draft));
  return (
    <>
      <RouteFields {...props} />
      <ScheduleFields />
      {end === null ? null : <FlightPanel />}
    </>
  );
}
