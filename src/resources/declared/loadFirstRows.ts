import { NO_PREFERENCE } from '../../../contract/core/noPreference.ts';
import { placeIn, prefetchRows, type ListPlace } from '../../admin/list/listQuery.ts';
import { listPreferenceQuery } from '../../preferences/useListPreference.ts';
import { selectedAccountStore } from '../../shell/account/selectedAccountStore.ts';
import type { OpeningPage } from '../../shell/route.ts';
import { actorOf } from '../../shell/useMe.ts';
import { correctedSearch, showsDeleted } from './declaredAddress.ts';
import { listAccount, listSettings } from './listSettings.ts';
import type { PageList } from './pageList.ts';

/** The list with which a page opens. */
export interface FirstList extends PageList {
  /** As in `DeclaredPage`. */
  path: string;
  /** Whether the page goes to another address before it asks for rows. */
  isLeft?: Promise<boolean>;
  /** Fetches, at the same time as the rows, what the page shows with them. */
  fetchMore?: (place: ListPlace) => Promise<void>;
}

/** Fetches the first rows of a list, and what decides which they are. The page reports what fails. */
export async function loadFirstRows(
  { address, me, queryClient, dataProvider, settledAccount }: OpeningPage,
  { path, isLeft, fetchMore, ...list }: FirstList,
): Promise<void> {
  const { pathname, search } = new URL(address, window.location.origin);
  // A form may cover the list or stand in its place.
  if (pathname !== path || showsDeleted(search)) return;
  const { declaration } = list;
  const [preference, leaves] = await Promise.all([
    queryClient.fetchQuery(listPreferenceQuery(declaration.name)).catch(() => NO_PREFERENCE),
    isLeft,
    settledAccount,
  ]);
  // The page corrects a wrong address before it asks for anything.
  if (leaves || correctedSearch(list, search) !== null) return;
  const accountId = selectedAccountStore.id();
  const { role } = actorOf(me);
  if (listAccount(declaration, role, accountId).isAccountMissing) return;
  const settings = listSettings(list, { role, accountId, preference });
  const place = placeIn(search, settings);
  await Promise.all([
    prefetchRows(queryClient, dataProvider, settings, place, true),
    fetchMore?.(place),
  ]);
}
