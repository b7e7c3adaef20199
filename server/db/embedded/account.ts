import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { OWN_SERVER, StoreError } from './errors.ts';

/** The user that runs PostgreSQL, where it is not this process's own. */
export interface Account {
  uid: number;
  gid: number;
}

/** Users that most systems have, the most fitting first. initdb refuses an id without a name. */
const USERS = ['postgres', '_postgres', 'nobody'];

/** PostgreSQL refuses to run as root. @returns the user to run it as, or null: this process's own */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of USERS) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such user here; the next one is tried.
    }
  }
  throw new StoreError(
    `PostgreSQL does not run as root, and this system has none of the users ${USERS.join(', ')}. ` +
      `Start the server as another user, or ${OWN_SERVER}.`,
  );
}

/** The owner of a folder, as the account to run PostgreSQL as. */
export function ownerOf(folder: string): Account {
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}

/**
 * Whether the account may enter a folder. The system is asked as that user, so that root's powers
 * do not count and the folders above do.
 */
export function mayEnter(folder: string, account: Account | null): boolean {
  return account ? asks('cd "$1"', folder, account) : hasAccess(folder, constants.X_OK);
}

/** Whether the account may run a program. */
export function mayRun(program: string, account: Account | null): boolean {
  return account
    ? mayEnter(dirname(program), account) && asks('[ -x "$1" ]', program, account)
    : hasAccess(program, constants.X_OK);
}

function asks(question: string, path: string, account: Account): boolean {
  const options = { ...account, cwd: '/', stdio: 'ignore' as const };
  return spawnSync('/bin/sh', ['-c', question, 'sh', path], options).status === 0;
}

function hasAccess(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
