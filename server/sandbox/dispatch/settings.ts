import type { Config } from '../../config/env.ts';
import type { Database } from '../../db/open.ts';
import { standInSecret } from '../secret.ts';

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
 * The address of dispatch and the secret for signing calls: as configured, else those of the
 * simulator in this process, which is called over HTTP like any other.
 */
export async function dispatchSettings(
  config: Pick<Config, 'dispatch' | 'host' | 'port'>,
  database: Pick<Database, 'keys'>,
): Promise<DispatchSettings> {
  if (config.dispatch) return { ...config.dispatch, isSimulated: false };
  const secret = await standInSecret(database, SECRET_NAME);
  return { url: `${ownOrigin(config)}${SIMULATOR_PATH}`, secret, isSimulated: true };
}

/** The address at which the process reaches itself, whatever its public address is. */
export function ownOrigin({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const reachable = EVERY_ADDRESS.has(host) ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
