import { NO_PREFERENCE } from '../../../contract/core/noPreference.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { prefetchRows, placeIn } from '../../admin/list/listQuery.ts';
import { listPreferenceQuery } from '../../preferences/useListPreference.ts';
import { selectedAccountStore } from '../../shell/account/selectedAccountStore.ts';
import type { OpeningPage } from '../../shell/route.ts';
import { actorOf } from '../../shell/useMe.ts';
import { correctedSearch, showsDeleted } from './declaredAddress.ts';
import { listAccount, listSettings } from './listSettings.ts';

/** The list with which a page opens. */
export interface FirstList {
  declaration: AnyResource;
  /** As in `DeclaredPage`. */
  path: string;
  /** As in `DeclaredPage`. */
  filter?: Record<string, string> | undefined;
}

/** Fetches the first rows of a declared list, and what decides which they are. */
export async function loadFirstRows(
  { address, me, queryClient, dataProvider, settledAccount }: OpeningPage,
  { declaration, path, filter }: FirstList,
): Promise<void> {
  const { pathname, search } = new URL(address, window.location.origin);
  // A form may cover the list or stand in its place, and the list corrects a wrong address first.
  if (pathname !== path || showsDeleted(search)) return;
  if (correctedSearch(declaration, search) !== null) return;
  const [preference] = await Promise.all([
    queryClient.fetchQuery(listPreferenceQuery(declaration.name)).catch(() => NO_PREFERENCE),
    settledAccount,
  ]);
  const accountId = selectedAccountStore.id();
  const { role } = actorOf(me);
  if (listAccount(declaration, role, accountId).isAccountMissing) return;
  const settings = listSettings(declaration, { role, accountId, preference }, filter);
  await prefetchRows(queryClient, dataProvider, settings, placeIn(search, settings), true);
}
