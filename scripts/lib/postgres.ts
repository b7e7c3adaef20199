import { chownSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unprivilegedAccount } from '../../server/db/embedded/account.ts';
import { makeCluster } from '../../server/db/embedded/cluster.ts';
import { endpoint } from '../../server/db/embedded/engine.ts';
import { startPostmaster } from '../../server/db/embedded/postmaster.ts';
import { obtainPrograms } from '../../server/db/embedded/programs.ts';

/** A running throw-away PostgreSQL. */
export interface PostgresServer {
  /** URL of its `postgres` database, as a superuser. */
  url: string;
  /** Stops it and removes its files; also happens when this process ends in any way. */
  stop(): Promise<void>;
}

/** Its data does not outlive this process, so nothing has to reach the disk. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  dynamic_shared_memory_type: 'mmap',
  jit: 'off',
  io_method: 'sync',
  TimeZone: 'UTC',
};

/**
 * Starts the PostgreSQL that comes with the product, with separate files.
 * @param parent folder for its files
 */
export async function startPostgres(parent = tmpdir()): Promise<PostgresServer> {
  const account = unprivilegedAccount();
  const home = mkdtempSync(join(parent, 'taxi-pg-'));
  try {
    chmodSync(home, 0o700);
    if (account) chownSync(home, account.uid, account.gid);
    const place = { home, cluster: join(home, 'postgresql'), account };
    const bin = await obtainPrograms(account, home);
    await makeCluster(place, bin, false);
    const socketDir = process.platform === 'win32' ? undefined : home;
    const { connection, settings } = await endpoint(home, socketDir);
    const all = { ...SETTINGS, ...settings };
    const postmaster = await startPostmaster({ ...place, bin, settings: all, remove: home });
    return {
      url: urlOf(connection),
      async stop() {
        await postmaster.stop();
        // Another user that ran it could empty the folder, but not remove it from ours.
        rmSync(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

function urlOf({ host = '', port, password }: Awaited<ReturnType<typeof endpoint>>['connection']) {
  const url = new URL('postgresql:///postgres');
  url.searchParams.set('host', host);
  url.searchParams.set('port', String(port));
  url.searchParams.set('user', 'postgres');
  if (typeof password === 'string') url.searchParams.set('password', password);
  return url.href;
}
