import type { ReactElement } from 'react';
import { corporations, type Corporation } from '../../contract/resources/corporations.ts';
import { createDataProvider } from '../dataProvider/dataProvider.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { initialLanguage, setLanguage } from '../i18n/language.ts';
import { selectedAccountStore } from '../shell/account/selectedAccountStore.ts';
import { fetchMe } from '../shell/MeProvider.tsx';
import { Gallery } from './Gallery.tsx';

/** The gallery for the signed-in user, with the first of their accounts. */
export async function openGallery(): Promise<ReactElement> {
  const language = initialLanguage();
  setLanguage(language, { remember: false });
  const [me, i18nProvider, accounts] = await Promise.all([
    fetchMe(),
    createI18nProvider(language),
    createDataProvider().getList<Corporation>(corporations.name, {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    }),
  ]);
  if (accounts.data[0]) selectedAccountStore.keep(accounts.data[0]);
  return <Gallery me={me} i18nProvider={i18nProvider} />;
}
