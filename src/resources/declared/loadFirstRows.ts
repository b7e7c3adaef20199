import { NO_PREFERENCE } from '../../../contract/core/noPreference.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { listParams } from '../../list/listParams.ts';
import { fetchRowsAhead } from '../../list/useListAhead.ts';
import { listPreferenceQuery } from '../../preferences/useListPreference.ts';
import { selectedAccountStore } from '../../shell/account/selectedAccountStore.ts';
import type { OpeningPage } from '../../shell/route.ts';
import { actorOf } from '../../shell/useMe.ts';
import { correctedSearch, showsDeleted } from './declaredAddress.ts';
import { listAccount } from './useListAccount.ts';
import { preferredSettings } from './useListView.ts';

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
  const { isAccountMissing, permanent } = listAccount({ declaration, role, accountId, filter });
  if (isAccountMissing) return;
  const params = listParams(search, preferredSettings(declaration, preference), permanent);
  await fetchRowsAhead(queryClient, dataProvider, declaration.name, params, true);
}
