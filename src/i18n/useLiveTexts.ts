import type { I18nProvider, Store } from 'ra-core';
import { useEffect, useState } from 'react';
import { onMissedTexts } from './restOfTexts.ts';

/**
 * The translations as a new object for each language, so that all texts are redrawn in place.
 * Otherwise react-admin would remount the whole page, and typed text would be lost.
 */
export function useLiveTexts(i18nProvider: I18nProvider, store: Store): I18nProvider {
  const [texts, setTexts] = useState(i18nProvider);
  useEffect(() => {
    const write = () => setTexts({ ...i18nProvider });
    const isMissed = onMissedTexts(write);
    const isChosen = store.subscribe('locale', write);
    return () => {
      isMissed();
      isChosen();
    };
  }, [i18nProvider, store]);
  return texts;
}
