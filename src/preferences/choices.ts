import { useCallback, useSyncExternalStore } from 'react';
import {
  useI18nProvider,
  useLocaleState,
  useNotify,
  useStore,
  useStoreContext,
  type Store,
} from 'react-admin';
import { currentLanguage } from '../i18n/language.ts';
import { densityOf, type Density } from '../theme/density.ts';

const DENSITY_KEY = 'density';

/** The language of the console, and a function that changes it. */
export function useLanguageChoice(): readonly [string, (language: string) => Promise<void>] {
  const i18nProvider = useI18nProvider();
  const notify = useNotify();
  const [language, setLanguage] = useLocaleState();
  const choose = async (next: string): Promise<void> => {
    try {
      // Loads the texts first: react-admin then has nothing left to load, and the page stays.
      await i18nProvider.changeLocale(next);
      // Not `next` if another language was chosen while it was loading.
      setLanguage(currentLanguage());
    } catch {
      notify('ra.notification.i18n_error', { type: 'error' });
    }
  };
  return [language, choose];
}

export const APPEARANCES = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** Light, dark, or the device's setting. Kept under react-admin's own key for the theme. */
export function useAppearanceChoice(): readonly [Appearance, (appearance: Appearance) => void] {
  const store = useStoreContext();
  const [theme] = useStore<Appearance | undefined>('theme', undefined);
  const choose = (appearance: Appearance): void => {
    if (appearance === 'system') store.removeItem('theme');
    else store.setItem('theme', appearance);
  };
  return [theme ?? 'system', choose];
}

/** How much space there is between things. Kept on the device like the theme. */
export function useDensityChoice(): readonly [Density, (density: Density) => void] {
  const [kept, keep] = useStore<unknown>(DENSITY_KEY, undefined);
  return [densityOf(kept), keep];
}

/** The same outside react-admin's context, for the theme that is passed to it. */
export function useKeptDensity(store: Store): Density {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(DENSITY_KEY, listener),
    [store],
  );
  return useSyncExternalStore(subscribe, () => densityOf(store.getItem(DENSITY_KEY)));
}
