import type { I18nProvider, Store } from 'ra-core';
import { createContext, useContext } from 'react';
import type { Me } from '../../contract/booking/calls.ts';
import type { PageConfig } from '../../contract/core/channel.ts';

/** What all shown components share. */
export interface GalleryValue {
  me: Me;
  i18nProvider: I18nProvider;
  /** Language, appearance and density, for as long as the page is open. */
  store: Store;
  /** The colours of the chosen brand. */
  colours: PageConfig['colorScheme'];
}

const GalleryContext = createContext<GalleryValue | null>(null);
export const GalleryProvider = GalleryContext.Provider;

/** @throws outside of the gallery */
export function useGallery(): GalleryValue {
  const value = useContext(GalleryContext);
  if (!value) throw new Error('useGallery must be used in the gallery.');
  return value;
}
