import { NO_PREFERENCE } from '../../../contract/core/noPreference.ts';
import { prefetch } from '../../loading/prefetch.ts';
import { prefetchRows, placeIn } from '../../admin/list/listQuery.ts';
import { listPreferenceQuery } from '../../preferences/useListPreference.ts';
import { selectedAccountStore } from '../../shell/account/selectedAccountStore.ts';
import type { OpeningPage } from '../../shell/route.ts';
import { actorOf } from '../../shell/useMe.ts';
import { openTripsQuery } from './now/openTrips.ts';
import { tripListAt, tripSettings } from './view/tripSettings.ts';
import { correctedSearch } from './view/tripUrl.ts';
import { tripViewsQuery } from './view/tripViewCalls.ts';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';

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
  const list = tripListAt(address);
  if (!list) return;
  const { role } = actorOf(me);
  const seesAll = reachesAllAccounts(role);
  // The page corrects such an address before it requests anything.
  if (correctedSearch(list.tab, list.search, seesAll) !== null) return;
  const accountId = selectedAccountStore.id();
  const settings = tripSettings(list.tab, { role, accountId, preference });
  const place = placeIn(list.search, settings);
  const open = openTripsQuery(seesAll ? (place.filters['corporationId'] ?? null) : accountId);
  await Promise.all([
    prefetchRows(queryClient, dataProvider, settings, place, true),
    // It stands above the rows, which would move when it came later.
    prefetch(queryClient, open.queryKey, open.queryFn, true),
  ]);
}
