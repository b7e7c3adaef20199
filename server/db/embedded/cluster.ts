import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, mayEnter, ownerOf, unprivilegedAccount } from './account.ts';
import { DataDirUnusableError, OWN_SERVER, StoreError } from './errors.ts';
import { explainFailure } from './explain.ts';
import { MAJOR_VERSION, programOf } from './programs.ts';

/** Where the files of a data folder's database are, and who owns them. */
export interface Place {
  /** The data folder, or the folder that is used instead where PostgreSQL may not enter it. */
  home: string;
  /** PostgreSQL's own folder, in `home`. */
  cluster: string;
  account: Account | null;
}

const CLUSTER = 'postgresql';
/** The folder's name under PGlite, the embedded store of earlier versions. */
const FORMER_CLUSTER = 'pgdata';
/** Where the database of a data folder goes that only root may enter. */
const SYSTEM_HOMES = '/var/lib/business-taxi-console';

/** @throws {DataDirUnusableError} */
export function makeDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw explainFailure(error, folder) ?? new DataDirUnusableError(folder, error);
  }
}

/**
 * Finds the database of a data folder, or the place for a new one. As root, PostgreSQL runs as
 * another user; where that user may not enter the data folder, its files are elsewhere and the data
 * folder has a link to them.
 * @throws {StoreError} where the existing files cannot be used
 */
export function placeOf(dataDir: string, homes = SYSTEM_HOMES): Place {
  const cluster = join(dataDir, CLUSTER);
  const linked = linkOf(cluster);
  if (linked !== null) {
    const account = existsSync(linked) ? ownerOfCluster(linked) : unprivilegedAccount();
    return { home: dirname(linked), cluster: linked, account };
  }
  if (existsSync(cluster)) return { home: dataDir, cluster, account: ownerOfCluster(cluster) };
  refuseFormer(dataDir);
  const account = unprivilegedAccount();
  if (grantAccess(dataDir, account)) return { home: dataDir, cluster, account };
  const home = makeHomeIn(homes, account);
  symlinkSync(join(home, CLUSTER), cluster);
  return { home, cluster: join(home, CLUSTER), account };
}

function linkOf(path: string): string | null {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? readlinkSync(path) : null;
}

/**
 * Lets PostgreSQL's user pass through a folder that only root may use.
 * @returns whether it may enter the folder
 */
function grantAccess(folder: string, account: Account | null): boolean {
  if (mayEnter(folder, account)) return true;
  const { uid, mode } = statSync(folder);
  if (!account || uid !== 0 || (mode & 0o070) !== 0) return false;
  chownSync(folder, 0, account.gid);
  chmodSync(folder, mode | 0o010);
  return mayEnter(folder, account);
}

function makeHomeIn(homes: string, account: Account | null): string {
  mkdirSync(homes, { recursive: true, mode: 0o755 });
  const home = mkdtempSync(join(homes, 'store-'));
  if (grantAccess(home, account)) return home;
  throw new StoreError(
    `PostgreSQL does not run as root, and the user that it runs as may enter neither DATA_DIR nor ` +
      `${homes}. Set DATA_DIR to a folder that every user may enter.`,
  );
}

/** @throws {StoreError} where this process cannot run PostgreSQL as the owner of its files */
function ownerOfCluster(cluster: string): Account | null {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== String(MAJOR_VERSION))
    throw new StoreError(
      `The database in ${cluster} was written by PostgreSQL ${version}, and this version of the ` +
        `product brings ${MAJOR_VERSION}. Nothing was changed. Write it to a file with the version of ` +
        'the product that made it (`npm run backup -- FILE`), and read that file into another ' +
        `DATA_DIR with this one (\`npm run restore -- FILE\`).`,
    );
  const self = process.getuid?.();
  if (self === undefined) return null;
  const owner = ownerOf(cluster);
  if (self !== 0 && owner.uid !== self)
    throw new StoreError(
      `The database in ${cluster} belongs to the user with the id ${owner.uid}, and this process ` +
        `runs as ${self}. Start the server as that user, or give it the folder: ` +
        `sudo chown -R ${self} ${cluster}`,
    );
  if (self !== 0) return null;
  const account = owner.uid === 0 ? unprivilegedAccount() : owner;
  if (owner.uid === 0)
    throw new StoreError(
      `The database in ${cluster} belongs to root, and PostgreSQL does not run as root. Give it ` +
        `to another user: chown -R ${account?.uid}:${account?.gid} ${cluster}`,
    );
  if (!mayEnter(cluster, account))
    throw new StoreError(
      `PostgreSQL runs as the owner of its files, the user with the id ${owner.uid}, who may not ` +
        `enter ${cluster}. Let others pass through the folders above it (chmod o+x), or move DATA_DIR.`,
    );
  return account;
}

/**
 * Whether a server has made a database for this data folder. Changes nothing.
 * @throws {StoreError} where the folder contains a database of PGlite
 */
export function holdsDatabase(dataDir: string): boolean {
  const isThere = statSync(join(dataDir, CLUSTER), { throwIfNoEntry: false }) !== undefined;
  if (!isThere) refuseFormer(dataDir);
  return isThere;
}

/** @throws {StoreError} where the folder contains a database of PGlite */
function refuseFormer(dataDir: string): void {
  const former = join(dataDir, FORMER_CLUSTER);
  if (existsSync(join(former, 'PG_VERSION')))
    throw new StoreError(
      `DATA_DIR ${dataDir} holds a database of an earlier version (in ${FORMER_CLUSTER}), which ` +
        'kept its data with PGlite. It was left as it is. docs/storage.md, "From an earlier ' +
        'version", says how to carry its data over; to begin with an empty store, set DATA_DIR ' +
        'to another folder.',
    );
}

/** File with the password of a database that is reached over the loopback network. */
export const passwordFile = (home: string) => join(home, `${CLUSTER}.password`);

/** How roles prove who they are: by a private folder on a unix socket, by a password elsewhere. */
function authentication(home: string): string[] {
  if (process.platform !== 'win32') return ['--auth=trust'];
  const file = passwordFile(home);
  writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

/**
 * Makes the database's files, unless they exist. A process killed in the middle leaves nothing that
 * looks like a database.
 * @param isDurable false for a database that is thrown away
 * @throws {StoreError} naming the remedy
 */
export async function makeCluster(
  { home, cluster, account }: Place,
  bin: string,
  isDurable = true,
): Promise<void> {
  if (existsSync(cluster)) return closeToOthers(cluster);
  const unfinished = `${cluster}.unfinished`;
  try {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { mode: 0o700 });
    if (account) chownSync(unfinished, account.uid, account.gid);
    const options = [
      ['--pgdata', unfinished, '--username', 'postgres', ...authentication(home)],
      // The root collation of Unicode, so that names sort for people and alike on every machine.
      ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=und'],
      ['--data-checksums', '--no-instructions', ...(isDurable ? [] : ['--no-sync'])],
    ].flat();
    await promisify(execFile)(programOf(bin, 'initdb'), options, { ...account, ...SURROUNDINGS });
    renameSync(unfinished, cluster);
    if (isDurable) syncFolder(home);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw (
      explainFailure(error, home) ?? new StoreError(cannotMake(cluster, error), { cause: error })
    );
  }
}

/** A copied folder may have wider rights, with which PostgreSQL refuses to start. */
function closeToOthers(cluster: string): void {
  if (process.platform !== 'win32' && (statSync(cluster).mode & 0o077) !== 0)
    chmodSync(cluster, 0o700);
}

/** Makes programs independent of the user's language and of the folder that they are started in. */
export const SURROUNDINGS = {
  cwd: process.platform === 'win32' ? undefined : '/',
  env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
};

const cannotMake = (cluster: string, error: unknown) =>
  `The database in ${cluster} could not be created:\n${error instanceof Error ? error.message : String(error)}\n` +
  `Correct what this names, or ${OWN_SERVER}.`;

/** Makes a folder's list of names durable. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
