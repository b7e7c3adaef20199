import { useCallback, useSyncExternalStore } from 'react';
import {
  useI18nProvider,
  useLocaleState,
  useNotify,
  useStore,
  useStoreContext,
  type Store,
} from 'react-admin';
import { densityOf, type Density } from '../theme/density.ts';

const DENSITY_KEY = 'density';

/** The language of the console, and what chooses another one. */
export function useLanguageChoice(): readonly [string, (language: string) => Promise<void>] {
  const i18nProvider = useI18nProvider();
  const notify = useNotify();
  const [language, setLanguage] = useLocaleState();
  const choose = async (next: string): Promise<void> => {
    try {
      // The texts first: react-admin then finds nothing left to fetch, and the page stays up.
      await i18nProvider.changeLocale(next);
      setLanguage(next);
    } catch {
      notify('ra.notification.i18n_error', { type: 'error' });
    }
  };
  return [language, choose];
}

export const APPEARANCES = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** Light, dark, or what the device says. Kept under react-admin's own key for the theme. */
export function useAppearanceChoice(): readonly [Appearance, (appearance: Appearance) => void] {
  const store = useStoreContext();
  const [theme] = useStore<Appearance | undefined>('theme', undefined);
  const choose = (appearance: Appearance): void => {
    if (appearance === 'system') store.removeItem('theme');
    else store.setItem('theme', appearance);
  };
  return [theme ?? 'system', choose];
}

/** How close to each other things stand. Kept on the device as the theme is. */
export function useDensityChoice(): readonly [Density, (density: Density) => void] {
  const [kept, keep] = useStore<unknown>(DENSITY_KEY, undefined);
  return [densityOf(kept), keep];
}

/** The same outside of react-admin's context, for the theme that it is given. */
export function useKeptDensity(store: Store): Density {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(DENSITY_KEY, listener),
    [store],
  );
  return useSyncExternalStore(subscribe, () => densityOf(store.getItem(DENSITY_KEY)));
}
