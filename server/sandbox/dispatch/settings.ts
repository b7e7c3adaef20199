import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../../config/env.ts';
import type { Queryable } from '../../context.ts';
import { serverSecrets } from '../../db/tables/index.ts';

/** Where the simulator is mounted on this server. */
export const SIMULATOR_PATH = '/sandbox/dispatch';

const SECRET_NAME = 'sandbox-dispatch';
const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '[::]']);

export interface DispatchSettings {
  url: string;
  secret: string;
  /** True when this server plays the taxi companies itself. */
  isSimulated: boolean;
}

/**
 * Where dispatch is and what calls are signed with: as configured, else the simulator in this
 * process, reached over HTTP like any other.
 */
export async function dispatchSettings(
  config: Pick<Config, 'dispatch' | 'host' | 'port'>,
  database: { orm: Queryable },
): Promise<DispatchSettings> {
  if (config.dispatch) return { ...config.dispatch, isSimulated: false };
  const secret = await simulatorSecret(database);
  return { url: `${ownOrigin(config)}${SIMULATOR_PATH}`, secret, isSimulated: true };
}

/** How the process reaches itself, whatever its public address is. */
export function ownOrigin({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const reachable = EVERY_ADDRESS.has(host) ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** Made once; processes that start together end up with the same one. */
async function simulatorSecret({ orm }: { orm: Queryable }): Promise<string> {
  const made = randomBytes(32).toString('hex');
  await orm.insert(serverSecrets).values({ name: SECRET_NAME, value: made }).onConflictDoNothing();
  const [row] = await orm
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, SECRET_NAME));
  return z.string().min(32).parse(row?.value);
}
