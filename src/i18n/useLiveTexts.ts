import type { I18nProvider, Store } from 'ra-core';
import { useEffect, useState } from 'react';

/**
 * The translations as a new object for each language, so that all texts are redrawn in place.
 * Otherwise react-admin would remount the whole page, and typed text would be lost.
 */
export function useLiveTexts(i18nProvider: I18nProvider, store: Store): I18nProvider {
  const [texts, setTexts] = useState(i18nProvider);
  useEffect(
    () => store.subscribe('locale', () => setTexts({ ...i18nProvider })),
    [i18nProvider, store],
  );
  return texts;
}
