import { createElement, use, type ComponentType } from 'react';

/** A page whose code can be loaded before the page is drawn. */
export type PreloadablePage = ComponentType & { preload: () => Promise<unknown> };

/**
 * As React's `lazy`, but a page that has been preloaded is drawn immediately. `lazy` would first show
 * what stands in for the page, even if its code is there already.
 * @example const TripsPage = lazyWithPreload(async () => (await import('./TripsPage.tsx')).TripsPage);
 */
export function lazyWithPreload(load: () => Promise<ComponentType>): PreloadablePage {
  let loading: Promise<ComponentType> | undefined;
  async function loadOnce(): Promise<ComponentType> {
    const page = await load();
    // React does not wait for a promise that carries its value like this.
    Object.assign(loading!, { status: 'fulfilled', value: page });
    return page;
  }
  const preload = () => (loading ??= loadOnce());
  const Page = () => createElement(use(preload()));
  return Object.assign(Page, { preload });
}
