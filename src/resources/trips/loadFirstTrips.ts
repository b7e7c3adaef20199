import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { prefetch } from '../../loading/prefetch.ts';
import { selectedAccountStore } from '../../shell/account/selectedAccountStore.ts';
import type { OpeningPage } from '../../shell/route.ts';
import { actorOf } from '../../shell/useMe.ts';
import { loadFirstRows } from '../declared/loadFirstRows.ts';
import { openTripsQuery } from './now/openTrips.ts';
import { tripList, tripListAt } from './view/tripList.ts';
import { opensView, viewToOpen } from './view/tripUrl.ts';
import { tripViewsQuery } from './view/tripViewCalls.ts';

/** Fetches the first trips, and what decides which they are. */
export async function loadFirstTrips(opening: OpeningPage): Promise<void> {
  const { address, me, queryClient } = opening;
  const views = queryClient.fetchQuery(tripViewsQuery).catch(() => []);
  const at = tripListAt(address);
  if (!at) return;
  const { tab, search } = at;
  const seesAll = reachesAllAccounts(actorOf(me).role);
  await loadFirstRows(opening, {
    ...tripList(tab, seesAll),
    path: `/trips/${tab}`,
    isLeft: views.then((all) => opensView(tab, search) && viewToOpen(search, all) !== undefined),
    // It stands above the rows, which would move when it came later.
    fetchMore({ filters }) {
      const account = seesAll ? (filters['corporationId'] ?? null) : selectedAccountStore.id();
      const open = openTripsQuery(account);
      return prefetch(queryClient, open.queryKey, open.queryFn, true);
    },
  });
}
