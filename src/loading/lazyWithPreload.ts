import { createElement, lazy, useState, type ComponentType } from 'react';

/** A page whose code can be loaded before the page is drawn. */
export type PreloadablePage = ComponentType & { preload: () => Promise<unknown> };

/**
 * As React's `lazy`, but a page that has been preloaded is drawn immediately. `lazy` would first show
 * what stands in for the page, even if its code is there already.
 * @example const TripsPage = lazyWithPreload(async () => (await import('./TripsPage.tsx')).TripsPage);
 */
export function lazyWithPreload(load: () => Promise<ComponentType>): PreloadablePage {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const preload = () => (loading ??= load().then((page) => (loaded = page)));
  const Later = lazy(async () => ({ default: await preload() }));
  function Page() {
    const [content] = useState(() => loaded ?? Later);
    return createElement(content);
  }
  return Object.assign(Page, { preload });
}
