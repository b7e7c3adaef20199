import { localStorageStore } from 'ra-core';
import type { ReactElement } from 'react';
import { App } from '../../App.tsx';
import { createI18nProvider } from '../../i18n/i18nProvider.ts';
import { initialLanguage, setLanguage } from '../../i18n/language.ts';
import { languageTexts } from '../../i18n/loadedLanguages.ts';
import { fetchMe } from '../MeProvider.tsx';
export { startFailure } from './startFailure.ts';

/**
 * The console for whoever is signed in, its profile and language loaded.
 * @throws {HttpError} when the profile cannot be fetched
 */
export async function openConsole(): Promise<ReactElement> {
  // Fetched beside the profile, which seldom names another language.
  void languageTexts(initialLanguage()).catch(() => undefined);
  const me = await fetchMe();
  const language = initialLanguage(me.communicationLanguage);
  setLanguage(language, { remember: false });
  const i18nProvider = await createI18nProvider(language);
  const store = localStorageStore();
  // react-admin keeps a language of its own; it must begin with the one decided here.
  store.setItem('locale', language);
  return <App me={me} i18nProvider={i18nProvider} store={store} />;
}
