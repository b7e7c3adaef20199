import { statSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Names that sort by date. Other files in the folder are left alone. */
const NAME = /^taxi-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.backup$/;

/** Whether a word means a folder: it is one, or ends as one. */
export function isFolder(word: string): boolean {
  return /[/\\]$/.test(word) || (statSync(word, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

/** The file for a backup of that moment. Makes the folder where there is none. */
export async function fileIn(folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Windows takes no colon in a name.
  return join(folder, `taxi-${now.toISOString().replaceAll(':', '-')}.backup`);
}

/** Deletes all backups in a folder but the newest. @returns the names of the deleted files */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  const old = names.slice(0, -count);
  for (const name of old) await rm(join(folder, name));
  return old;
}
