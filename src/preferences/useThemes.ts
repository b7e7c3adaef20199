import type { I18nProvider, Store } from 'ra-core';
import { useMemo } from 'react';
import type { PageConfig } from '../../contract/core/channel.ts';
import { widgetTexts } from '../i18n/loadedLanguages.ts';
import { consoleTheme } from '../theme/consoleTheme.ts';
import { withTexts } from '../theme/withTexts.ts';
import { useKeptDensity } from './choices.ts';

/** A brand's light and dark theme, in the density and language of the reader. */
export function useThemes(texts: I18nProvider, store: Store, colours: PageConfig['colorScheme']) {
  const language = texts.getLocale();
  const density = useKeptDensity(store);
  return useMemo(() => {
    const { core } = widgetTexts(language);
    return {
      theme: withTexts(consoleTheme(colours, 'light', density), core),
      darkTheme: withTexts(consoleTheme(colours, 'dark', density), core),
    };
  }, [language, density, colours]);
}
