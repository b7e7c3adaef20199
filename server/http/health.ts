import type { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { readinessCheck } from '../db/ready.ts';
import { apiHeaders } from './headers.ts';
import type { HttpEnv } from './httpEnv.ts';

/**
 * `/healthz`: the process is up. `/readyz`: it can do its work; with 503 a load balancer stops
 * using it.
 */
export function mountHealth(hono: Hono<HttpEnv>, app: AppContext, isStopping: () => boolean): void {
  const databaseIsReady = readinessCheck(app.database);
  const noStore = { 'cache-control': 'no-store' };
  for (const path of ['/healthz', '/readyz']) hono.use(path, apiHeaders());
  hono.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return c.json({ status: 'up' }, 200, noStore);
  });
  hono.get('/readyz', async (c) => {
    c.set('route', '/readyz');
    if (isStopping()) return c.json({ status: 'stopping' }, 503, noStore);
    if (!(await databaseIsReady())) return c.json({ status: 'database not ready' }, 503, noStore);
    return c.json({ status: 'ready' }, 200, noStore);
  });
}
