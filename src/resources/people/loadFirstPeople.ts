import type { OpeningPage } from '../../shell/route.ts';
import { loadFirstRows } from '../declared/loadFirstRows.ts';
import { peopleTabs, tabOf, type PeoplePath, type PeopleTab } from './tabs.ts';

/** Fetches the first rows of the tab with which the page opens. */
export async function loadFirstPeople(path: PeoplePath, opening: OpeningPage): Promise<void> {
  const tab = tabOf(path, new URL(opening.address, window.location.origin).search);
  if (tab === 'hidden' || tab === 'unknown') return;
  const { declaration, filter }: PeopleTab = peopleTabs[tab];
  await loadFirstRows(opening, { declaration, path, filter });
}
