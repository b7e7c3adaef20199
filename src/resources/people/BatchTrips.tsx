import { useQuery } from '@tanstack/react-query';
import type { Trip } from '../../../contract/resources/bookings.ts';
import type { TripsAheadChoice } from '../../../contract/resources/businessPassengers.ts';
import { ofKind, sendRequest } from '../../dataProvider/http.ts';
import type { BatchNoteProps } from '../declared/DeclaredContext.tsx';
import { TripsAhead } from './TripsAhead.tsx';
import { TRIPS_SHOWN } from './useTripsAhead.ts';

const isChoice = (value: unknown): value is TripsAheadChoice => value === 'cancel';

/** Asks about the future trips of everybody whom a batch would deactivate or delete. */
export function BatchTrips({ batch, isBusy, onOption }: BatchNoteProps) {
  const isDeletion = batch.action === 'delete';
  const isAsked = isDeletion || batch.changes?.['status'] === 'inactive';
  const { data, error } = useQuery({
    queryKey: ['batches', batch.id, 'trips-ahead'],
    queryFn: async ({ signal }) => {
      const url = `/v1/batches/${batch.id}/trips-ahead?maxPerPage=${TRIPS_SHOWN}`;
      const { json, headers } = await sendRequest(url, { signal });
      // The server checked the answer's shape, as for lists.
      return { trips: ofKind<Trip[]>(json, 'list'), total: Number(headers.get('x-total-count')) };
    },
    enabled: isAsked,
    // The server is asked again with each choice; the old answer, which is the same, shows
    // meanwhile.
    placeholderData: (previous) => previous,
  });
  if (!isAsked || batch.rows.changed === 0) return null;
  const chosen = batch.changes?.['tripsAhead'];
  return (
    <TripsAhead
      trips={data?.trips}
      total={data?.total ?? 0}
      hasFailed={error !== null}
      choice={isChoice(chosen) ? chosen : 'keep'}
      isDeletion={isDeletion}
      isBusy={isBusy}
      onChoose={(tripsAhead) => onOption({ tripsAhead })}
    />
  );
}
