import { OFFLINE_WORKER_PATH } from '../../../contract/core/ownPath.ts';
import { pageConfig } from '../pageConfig.ts';

/**
 * Stores the page that the browser shows when the server cannot be reached. Nothing waits for it: a
 * browser without workers (plain http, some private windows) shows its own page.
 */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !pageConfig().offlinePage) return;
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register(OFFLINE_WORKER_PATH).catch(() => undefined);
}
