import { existsSync } from 'node:fs';
import { loadEnvFile as load } from 'node:process';

/** Reads `.env` in the working folder, if there is one. Variables that are already set are kept. */
export function loadEnvFile(): void {
  if (existsSync('.env')) load('.env');
}
