/**
 * Shows every component of the product in its states, with hot reload and the demo's data: `npm run
 * gallery`. With `-- --check`, a browser checks it against accessibility rules, in light and dark.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { readConfig } from '../server/config/env.ts';
import { EMBEDDED_CLIENT_ID } from '../server/config/origins.ts';
import { StoreError } from '../server/db/open.ts';
import { users } from '../server/db/tables/index.ts';
import { issuerOf } from '../server/identity/issuers.ts';
import { ListenError } from '../server/listen.ts';
import { runServer, type RunningServer } from '../server/run.ts';
import { signAccessToken } from '../tests/support/tokens.ts';
import { galleryTroubles } from './lib/galleryCheck.ts';
import { runTool } from './lib/tool.ts';

const PATH = '/gallery';
/** The user whose screens are shown. */
const SHOWN_TO = 'admin@northwind.example';
/** Nobody works with it for longer; reloading the page starts again. */
const HOURS = 12;

/** Signs in the page, but without the provider's page, because the demo's people are made up. */
async function signedIn({ store }: RunningServer, origin: string): Promise<string> {
  const database = store.reaching('everywhere');
  const [user] = await database.orm.select().from(users).where(eq(users.email, SHOWN_TO));
  if (!user) throw new Error(`The demo has no ${SHOWN_TO}.`);
  const issuer = issuerOf(origin);
  const expiresIn = HOURS * 3600;
  const kept = {
    access_token: await signAccessToken(database, { issuer, subject: user.id, expiresIn }),
    token_type: 'Bearer',
    expires_at: Math.floor(Date.now() / 1000) + expiresIn,
    profile: { sub: user.id },
  };
  const key = JSON.stringify(`oidc.user:${issuer}:${EMBEDDED_CLIENT_ID}`);
  return `<script>sessionStorage.setItem(${key}, ${JSON.stringify(JSON.stringify(kept))})</script>`;
}

await runTool([StoreError, ListenError], async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'taxi-gallery-'));
  const { PORT, HOST, PUBLIC_URL, TILE_URL, TILE_ATTRIBUTION } = process.env;
  const own = { PORT, HOST, PUBLIC_URL, TILE_URL, TILE_ATTRIBUTION };
  const config = readConfig({ ...own, DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' });
  const server: RunningServer = await runServer(config, {
    development: true,
    toolPage: { path: PATH, file: 'gallery.html', head: (origin) => signedIn(server, origin) },
  });
  const address = `${config.publicUrl}${PATH}`;
  console.log(`\n  The gallery: ${address}\n`);
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  if (process.argv.includes('--check')) {
    const [looked] = await Promise.allSettled([galleryTroubles(address)]);
    await stop();
    if (looked.status === 'rejected') throw looked.reason;
    const troubles = looked.value;
    for (const trouble of troubles) console.error(trouble);
    process.exit(troubles.length > 0 ? 1 : 0);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
});
