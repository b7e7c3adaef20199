import type { I18nProvider, Store } from 'ra-core';
import { useEffect, useMemo } from 'react';
import type { PageConfig } from '../../contract/core/channel.ts';
import { MODE_COOKIE } from '../../contract/core/deviceCookies.ts';
import { widgetTexts } from '../i18n/loadedLanguages.ts';
import { dropCookie, keepCookie } from '../shell/deviceCookies.ts';
import { brandPage } from '../shell/start/brand.ts';
import { chosenMode } from '../shell/start/chosenMode.ts';
import { consoleTheme } from '../theme/consoleTheme.ts';
import { withTexts } from '../theme/withTexts.ts';
import { useKeptDensity } from './choices.ts';

/** Keeps the chosen mode in a cookie, too, so that the server writes the welcome page in it. */
function keepMode(): void {
  const mode = chosenMode();
  if (mode) keepCookie(MODE_COOKIE, mode);
  else dropCookie(MODE_COOKIE);
}

/** A brand's light and dark theme, in the density and language of the reader. */
export function useThemes(texts: I18nProvider, store: Store, colours: PageConfig['colorScheme']) {
  const language = texts.getLocale();
  const density = useKeptDensity(store);
  useEffect(() => {
    keepMode();
    return store.subscribe('theme', () => {
      keepMode();
      brandPage();
    });
  }, [store]);
  // The root element carries the mode in which the page began. It decides on scrollbars and on the
  // browser's own controls, so it has to follow a device that turns dark while the page is open.
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', brandPage);
    return () => dark.removeEventListener('change', brandPage);
  }, []);
  return useMemo(() => {
    const { core } = widgetTexts(language);
    return {
      theme: withTexts(consoleTheme(colours, 'light', density), core),
      darkTheme: withTexts(consoleTheme(colours, 'dark', density), core),
    };
  }, [language, density, colours]);
}
