import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/config/env.ts';
import { runServer } from '../../server/run.ts';

/** Trips that take minutes for a user pass in seconds for a journey. */
const SIMULATOR_SPEED = 12;

const kept = process.env['DATA_DIR'];
const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'journeys-'));
const server = await runServer(readConfig({ ...process.env, DATA_DIR: dataDir }), {
  simulatorSpeed: SIMULATOR_SPEED,
});
console.log(`Journeys: ${server.context.config.publicUrl}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void server.stop().finally(() => {
      if (!kept) rmSync(dataDir, { recursive: true, force: true });
      process.exit(0);
    });
  });
