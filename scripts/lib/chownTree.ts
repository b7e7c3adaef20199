import { lchownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Gives a folder and everything in it to a user; only root may. */
export function chownTree(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  if (process.getuid?.() !== 0) return;
  lchownSync(folder, uid, gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), uid, gid);
}
