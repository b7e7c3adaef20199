import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';

/** Space that a run of the tests may need, in bytes. Containers often give this folder 64 MiB. */
const NEEDED_BYTES = 2 ** 31;

/**
 * The folder for temporary files that need not survive: in memory where there is room for them,
 * otherwise on the disk. A database consists of hundreds of small files, and some disks take more
 * time to create those than all the queries of a test.
 */
export function fastFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize >= NEEDED_BYTES && mayRunPrograms(IN_MEMORY)) return IN_MEMORY;
  } catch {
    // Other systems have no such folder.
  }
  return tmpdir();
}

/** PostgreSQL's programs are copied there where they cannot be run where they are installed. */
function mayRunPrograms(folder: string): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.map((line) => line.split(' ')).findLast(([, at]) => at === folder)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}
