import { NO_PREFERENCE } from '../../../contract/core/noPreference.ts';
import { fetchAhead } from '../../dataProvider/ahead.ts';
import { fetchRowsAhead } from '../../list/useListAhead.ts';
import { listPreferenceQuery } from '../../preferences/useListPreference.ts';
import { selectedAccountStore } from '../../shell/account/selectedAccountStore.ts';
import type { OpeningPage } from '../../shell/route.ts';
import { actorOf } from '../../shell/useMe.ts';
import { openTripsQuery } from './now/openTrips.ts';
import { hasWrongParams, tripListParams } from './view/tripListParams.ts';
import { filtersOf } from './view/tripUrl.ts';
import { tripViewsQuery } from './view/tripViewCalls.ts';

/** Fetches the first trips, and what decides which they are. The page reports what fails. */
export async function loadFirstTrips({
  address,
  me,
  queryClient,
  dataProvider,
  settledAccount,
}: OpeningPage): Promise<void> {
  const [preference, views] = await Promise.all([
    queryClient.fetchQuery(listPreferenceQuery('bookings')).catch(() => NO_PREFERENCE),
    queryClient.fetchQuery(tripViewsQuery).catch(() => []),
    settledAccount,
  ]);
  // The page opens with this view, whose filters the address does not have yet.
  if (!address.includes('?') && views.some(({ isDefault }) => isDefault)) return;
  const isFleetManager = actorOf(me).role === 'bookingChannelAdmin';
  // The page corrects such an address before it requests anything.
  if (hasWrongParams(address, isFleetManager)) return;
  const accountId = isFleetManager ? null : selectedAccountStore.id();
  const params = tripListParams(address, accountId, preference);
  if (!params) return;
  const { search } = new URL(address, window.location.origin);
  const open = openTripsQuery(
    isFleetManager ? (filtersOf(search).corporationId ?? null) : accountId,
  );
  await Promise.all([
    fetchRowsAhead(queryClient, dataProvider, 'bookings', params, true),
    // It stands above the rows, which would move when it came later.
    fetchAhead(queryClient, open.queryKey, open.queryFn, true),
  ]);
}
