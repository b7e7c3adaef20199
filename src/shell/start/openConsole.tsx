import { localStorageStore } from 'ra-core';
import type { ReactElement } from 'react';
import { leadsToTrips } from '../../../contract/core/ownPath.ts';
import { App } from '../../App.tsx';
import { createI18nProvider } from '../../i18n/i18nProvider.ts';
import { initialLanguage, setLanguage } from '../../i18n/language.ts';
import { firstTexts, languageTexts } from '../../i18n/loadedLanguages.ts';
import { fetchMe } from '../MeProvider.tsx';
import { loadFirstCode, loadFirstPage } from './loadFirstPage.ts';
export { startFailure } from './startFailure.ts';

/**
 * The console for the signed-in user, with profile and language loaded.
 * @throws {HttpError} when the profile cannot be fetched
 */
export async function openConsole(): Promise<ReactElement> {
  const begins = leadsToTrips(location.pathname);
  // Loaded together with the profile, which rarely names another language.
  void (begins ? firstTexts : languageTexts)(initialLanguage()).catch(() => undefined);
  loadFirstCode();
  const me = await fetchMe();
  const language = initialLanguage(me.communicationLanguage);
  setLanguage(language, { remember: false });
  const [i18nProvider, parts] = await Promise.all([
    createI18nProvider(language, { begins }),
    loadFirstPage(me),
  ]);
  const store = localStorageStore();
  // react-admin stores its own language, which has to start with the one chosen here.
  store.setItem('locale', language);
  return <App me={me} i18nProvider={i18nProvider} store={store} {...parts} />;
}
