/**
 * Shows a brand of a CHANNELS_FILE on the product's own screens and papers, with made-up data:
 * `npm run brand -- FILE [CHANNEL]`. Who may use it: decision 0154.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Channel } from '../contract/core/channel.ts';
import { readChannels } from '../server/config/channelsFile.ts';
import { ConfigError } from '../server/config/configError.ts';
import { demoChannels } from '../server/config/demoChannels.ts';
import { type Config, readConfig } from '../server/config/env.ts';
import { StoreError } from '../server/db/open.ts';
import { ListenError } from '../server/listen.ts';
import { runServer } from '../server/run.ts';
import { BRAND_PATH, brandRoutes, withBrand } from './lib/brandRoutes.ts';
import { runTool, wordsOf } from './lib/tool.ts';

const USAGE =
  'Name the file, and the channel unless it is the first: npm run brand -- channels.json meridian';

function wantedChannel(file: string, id: string | undefined): Channel {
  const channels = readChannels(file);
  const found = id === undefined ? channels[0] : channels.find((channel) => channel.id === id);
  if (found) return found;
  const known = channels.map((channel) => channel.id).join(', ');
  throw new ConfigError([`${file} has no channel ${id}: name one of ${known}`]);
}

await runTool([StoreError, ListenError], async () => {
  const [file, id] = wordsOf(USAGE, 2);
  // People and trips come from the demo; what customers see of the operator comes from the file.
  let shown = withBrand(demoChannels[0], wantedChannel(file, id));
  const dataDir = mkdtempSync(join(tmpdir(), 'taxi-brand-'));
  const { PORT, HOST, PUBLIC_URL, TILE_URL, TILE_ATTRIBUTION } = process.env;
  const own = { PORT, HOST, PUBLIC_URL, TILE_URL, TILE_ATTRIBUTION };
  const config: Config = {
    ...readConfig({ ...own, DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' }),
    // Read at each request, so that changes made on the page show immediately.
    get channels(): [Channel] {
      return [shown];
    },
  };
  const server = await runServer(config, {
    mount: (app, context) =>
      app.route(
        BRAND_PATH,
        brandRoutes(context, {
          now: () => shown,
          change(channel) {
            shown = channel;
          },
        }),
      ),
  });
  console.log(`\n  The brand of ${shown.name}: ${config.publicUrl}${BRAND_PATH}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void server.stop().then(() => {
        rmSync(dataDir, { recursive: true, force: true });
        process.exit(0);
      });
    });
});
