import { OFFLINE_WORKER_PATH } from '../../../contract/core/ownPath.ts';
import { pageConfig } from '../pageConfig.ts';

/**
 * Has the browser keep the page that stands in for the console without a server. Nobody waits for it:
 * where the browser has no workers (plain http, private windows of some) it shows its own page.
 */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !pageConfig().offlinePage) return;
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register(OFFLINE_WORKER_PATH).catch(() => undefined);
}
