import { existsSync } from 'node:fs';
import { loadEnvFile as load } from 'node:process';

/** Reads `.env` of the working folder, if there is one. What the environment sets already wins. */
export function loadEnvFile(): void {
  if (existsSync('.env')) load('.env');
}
