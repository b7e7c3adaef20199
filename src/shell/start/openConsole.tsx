import { localStorageStore } from 'ra-core';
import type { ReactElement } from 'react';
import { App } from '../../App.tsx';
import { problemOf } from '../../dataProvider/http.ts';
import { createI18nProvider } from '../../i18n/i18nProvider.ts';
import { initialLanguage, setLanguage } from '../../i18n/language.ts';
import { fetchMe } from '../MeProvider.tsx';
import type { StartFailure } from './StartFailed.tsx';

/**
 * The console for whoever is signed in, its profile and language loaded.
 * @throws {HttpError} when the profile cannot be fetched
 */
export async function openConsole(): Promise<ReactElement> {
  const me = await fetchMe();
  const language = initialLanguage(me.communicationLanguage);
  setLanguage(language, { remember: false });
  const i18nProvider = await createI18nProvider(language);
  const store = localStorageStore();
  // react-admin keeps a language of its own; it must begin with the one decided here.
  store.setItem('locale', language);
  return <App me={me} i18nProvider={i18nProvider} store={store} />;
}

/** What the start page tells of a failure to open the console; null when nobody is signed in. */
export function startFailure(error: unknown): StartFailure | null {
  const problem = problemOf(error);
  if (!problem) return {};
  if (problem.code === 'NOT_SIGNED_IN') return null;
  return {
    title: problem.displayTitle,
    message: problem.displayMessage,
    requestId: problem.requestId,
    isFinal: problem.status === 403,
  };
}
