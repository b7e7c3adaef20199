import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { CHILD_FLAGS } from '../../../tests/support/childFlags.ts';
import { openDatabase, StoreError } from '../open.ts';
import { type Account, mayRun, unprivilegedAccount } from './account.ts';
import { placeOf } from './cluster.ts';
import { explainFailure } from './explain.ts';
import { findPackage, MAJOR_VERSION, obtainPrograms, programOf } from './programs.ts';

const isRoot = process.getuid?.() === 0;
const parent = mkdtempSync(join(tmpdir(), 'taxi-place-'));
chmodSync(parent, 0o711);
afterAll(() => rmSync(parent, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const folderOf = (name: string, mode = 0o755) => {
  const folder = join(parent, name);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, mode);
  return folder;
};
/** A folder that looks like somebody's database. */
const clusterOf = (name: string, version: number, owner?: number) => {
  const dataDir = folderOf(name);
  mkdirSync(join(dataDir, 'postgresql'), { mode: 0o700 });
  writeFileSync(join(dataDir, 'postgresql/PG_VERSION'), `${version}\n`);
  if (owner !== undefined) chownSync(join(dataDir, 'postgresql'), owner, owner);
  return dataDir;
};

describe('a database that is already in DATA_DIR', () => {
  it('is refused and not changed when PGlite wrote it', async () => {
    const dataDir = folderOf('pglite');
    mkdirSync(join(dataDir, 'pgdata'));
    writeFileSync(join(dataDir, 'pgdata/PG_VERSION'), '18\n');
    const attempt = openDatabase({ kind: 'embedded', dataDir });
    await expect(attempt).rejects.toBeInstanceOf(StoreError);
    await expect(attempt).rejects.toThrow(/PGlite.*left as it is.*docs\/storage\.md/s);
    expect(readdirSync(join(dataDir, 'pgdata'))).toEqual(['PG_VERSION']);
    expect(existsSync(join(dataDir, 'postgresql'))).toBe(false);
  });

  it('is refused when another version of PostgreSQL wrote it', () => {
    const dataDir = clusterOf('other-version', 17);
    expect(() => placeOf(dataDir)).toThrow(/written by PostgreSQL 17.*npm run backup/s);
  });

  it('is refused when it belongs to somebody else, with the command that corrects this', () => {
    const dataDir = clusterOf('other-owner', MAJOR_VERSION);
    vi.spyOn(process, 'getuid').mockReturnValue(54321);
    expect(() => placeOf(dataDir)).toThrow(/runs as 54321.*sudo chown -R 54321 \S+postgresql/s);
  });
});

it.each([
  ['a full disk', 'could not write: No space left on device', /is full. Make room/],
  ['a quota', 'EDQUOT: write', /quota/],
  ['a read-only disk', 'EROFS: read-only file system, mkdir', /read-only. Set DATA_DIR/],
  ['a user without a name', 'initdb: could not look up effective user ID 12: none', /etc\/passwd/],
  ['a missing library', 'error while loading shared libraries: libicu.so.60: no', /npm ci/],
  ['a system without glibc', 'spawn /x/bin/initdb ENOENT', /Alpine.*DATABASE_URL/s],
  ['a disk without programs', 'spawn /x/bin/initdb EACCES', /right to run programs/],
])('says in plain words what to do about %s', (_what, said, remedy) => {
  expect(explainFailure(new Error(said), '/data')?.message).toMatch(remedy);
});

describe('the programs', () => {
  it('are reported as missing, with a remedy, where no package has them', () => {
    expect(() => findPackage('sunos-x64')).toThrow(/no PostgreSQL for.*sunos-x64.*DATABASE_URL/s);
    const missing = process.platform === 'darwin' ? 'linux-x64' : 'darwin-x64';
    expect(() => findPackage(missing)).toThrow(/npm ci --include=optional.*DATABASE_URL/s);
  });

  /** The package as npm leaves it, with or without what its install script makes. */
  const packageIn = (name: string, mode: number, { isLinked }: { isLinked: boolean }) => {
    const folder = join(folderOf(name, mode), 'native');
    const { folder: native, version } = findPackage();
    const filter = (path: string) => isLinked || !lstatSync(path).isSymbolicLink();
    cpSync(native, folder, { recursive: true, verbatimSymlinks: true, filter });
    return { folder, version };
  };
  const versionOf = (bin: string, account: Account | null = null) =>
    execFileSync(programOf(bin, 'postgres'), ['--version'], { encoding: 'utf8', ...account });

  it('run where the install script of their package did not run', async () => {
    const found = packageIn('unlinked', 0o755, { isLinked: false });
    const bin = await obtainPrograms(null, parent, found);
    expect(dirname(bin)).toBe(found.folder);
    expect(versionOf(bin)).toContain(`(PostgreSQL) ${MAJOR_VERSION}`);
  });

  describe.runIf(isRoot)('whose folder the user that runs them may not enter', () => {
    it.each([
      ['linked', true, 'open'],
      ['not linked', false, 'open'],
      ['linked, every file closed by a umask of 077', true, 'closed'],
    ])(
      'are copied, with the links between their libraries (%s)',
      async (_name, isLinked, files) => {
        const found = packageIn(`${files}-${isLinked}`, 0o700, { isLinked });
        if (files === 'closed') execFileSync('chmod', ['-R', 'go=', found.folder]);
        const copies = folderOf(`copies-${files}-${isLinked}`);
        const account = unprivilegedAccount();
        const bin = await obtainPrograms(account, copies, found);
        expect(bin).toBe(join(copies, `programs-${found.version}`, 'bin'));
        expect(mayRun(programOf(bin, 'postgres'), account)).toBe(true);
        expect(versionOf(bin, account)).toContain(`(PostgreSQL) ${MAJOR_VERSION}`);
        // The next start finds the copied programs.
        expect(await obtainPrograms(account, copies, found)).toBe(bin);
      },
    );
  });
});

describe.runIf(isRoot)('as root', () => {
  const ownerOfBackend = async (dataDir: string) => {
    const database = await openDatabase({ kind: 'embedded', dataDir });
    const { rows } = await database.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const { uid } = statSync(`/proc/${rows[0]?.pid}`);
    await database.close();
    return { uid, folder: database.folder ?? '' };
  };

  it('runs PostgreSQL as another user, even in a folder that others may not enter', async () => {
    const dataDir = folderOf('of-root', 0o700);
    const { uid, folder } = await ownerOfBackend(dataDir);
    expect(uid).toBe(unprivilegedAccount()?.uid);
    expect(folder).toBe(join(dataDir, 'postgresql'));
  });

  it('keeps the data elsewhere, and finds it again, if that user may not enter the folder', async () => {
    const dataDir = join(folderOf('home', 0o700), 'data');
    const first = await ownerOfBackend(dataDir);
    try {
      expect(first.folder).not.toContain(parent);
      expect(lstatSync(join(dataDir, 'postgresql')).isSymbolicLink()).toBe(true);
      expect(await ownerOfBackend(dataDir)).toEqual(first);
    } finally {
      rmSync(dirname(first.folder), { recursive: true, force: true });
    }
  });

  it('refuses files that belong to root, with the command that corrects this', () => {
    const dataDir = clusterOf('roots', MAJOR_VERSION);
    expect(() => placeOf(dataDir)).toThrow(/belongs to root.*chown -R \d+:\d+ \S+postgresql/s);
  });

  it('refuses files whose owner may not enter their folder', () => {
    const dataDir = join(folderOf('moved', 0o700), 'data');
    mkdirSync(dataDir);
    clusterOf('moved/data', MAJOR_VERSION, 12345);
    expect(() => placeOf(dataDir)).toThrow(/id 12345, who may not enter.*chmod o\+x/s);
  });

  it('is not required, because any user who has a name may run it', async ({ skip }) => {
    const account = unprivilegedAccount();
    const { folder } = findPackage();
    if (!mayRun(programOf(join(folder, 'bin'), 'postgres'), account))
      skip('This check-out is closed to other users.');
    const dataDir = folderOf('of-nobody');
    chownSync(dataDir, account?.uid ?? 0, account?.gid ?? 0);
    const script = join(import.meta.dirname, 'asNobody.fixture.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...CHILD_FLAGS,
      script,
      dataDir,
    ]);
    expect(Number(stdout)).toBe(account?.uid);
    expect(statSync(join(dataDir, 'postgresql')).uid).toBe(account?.uid);
  });
});
