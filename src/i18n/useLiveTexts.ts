import type { I18nProvider, Store } from 'ra-core';
import { useEffect, useState } from 'react';
import { onMissedTexts } from './restOfTexts.ts';

/**
 * The translations as a new object for each language, so that all texts are redrawn in place.
 * Otherwise react-admin would remount the whole page, and typed text would be lost. It does so when
 * the language of the store is not that of the provider, as after a choice in another tab: so the
 * provider is given the new language here, and react-admin is told the store's.
 */
export function useLiveTexts(i18nProvider: I18nProvider, store: Store): I18nProvider {
  const [texts, setTexts] = useState(() => liveTexts(i18nProvider, store));
  useEffect(() => {
    const write = () => setTexts(liveTexts(i18nProvider, store));
    const choose = (language: unknown): void => {
      if (typeof language !== 'string' || language === i18nProvider.getLocale()) return write();
      // Without its texts, the page stays in the language that it has.
      void Promise.resolve(i18nProvider.changeLocale(language)).then(write, () => {});
    };
    const isMissed = onMissedTexts(write);
    const isChosen = store.subscribe('locale', choose);
    return () => {
      isMissed();
      isChosen();
    };
  }, [i18nProvider, store]);
  return texts;
}

const liveTexts = (i18nProvider: I18nProvider, store: Store): I18nProvider => ({
  ...i18nProvider,
  getLocale: () => store.getItem<string>('locale') ?? i18nProvider.getLocale(),
});
