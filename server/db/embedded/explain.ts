import { OWN_SERVER, StoreError } from './errors.ts';

/** Messages of PostgreSQL's programs and of the system, with what to do about them. */
const EXPLANATIONS: readonly [RegExp, (folder: string) => string][] = [
  [
    /No space left on device|ENOSPC/,
    (folder) =>
      `The disk that holds ${folder} is full. Make room on it and start again: what was committed is kept.`,
  ],
  [
    /Disk quota exceeded|EDQUOT/,
    (folder) =>
      `This user's quota on the disk that holds ${folder} is used up. Make room and start again: what ` +
      'was committed is kept.',
  ],
  [
    /Read-only file system|EROFS/,
    (folder) => `${folder} is on a disk that is read-only. Set DATA_DIR to a folder elsewhere.`,
  ],
  [
    /could not look up effective user ID (\d+)/,
    () =>
      'PostgreSQL makes a database only for a user who has a name, and the user that this process ' +
      'runs as has none in /etc/passwd. Add a line there for it, start the server as another user, or ' +
      `${OWN_SERVER}.`,
  ],
  [
    /error while loading shared libraries: (\S+)|Library not loaded/,
    () =>
      'The PostgreSQL that comes with the product does not find a library that it needs. Run ' +
      `\`npm ci\` again; where that does not help, ${OWN_SERVER}.`,
  ],
  [
    /spawn \S+ ENOENT|ld-linux|not found \(required by/,
    () =>
      'The PostgreSQL that comes with the product cannot be run on this system. It is built for ' +
      `glibc, which Alpine Linux, for example, does not have: use another base image, or ${OWN_SERVER}.`,
  ],
  [
    /spawn \S+ EACCES/,
    (folder) =>
      'The PostgreSQL that comes with the product may not be run: it, or its copy in ' +
      `${folder}, is on a disk that is mounted without the right to run programs. Set DATA_DIR to a ` +
      `folder elsewhere, or ${OWN_SERVER}.`,
  ],
];

/**
 * The error in plain words with the remedy.
 * @param folder where the database is
 * @returns null for an unknown error
 */
export function explainFailure(error: unknown, folder: string): StoreError | null {
  if (error instanceof StoreError) return error;
  const said = error instanceof Error ? error.message : String(error);
  for (const [pattern, explain] of EXPLANATIONS)
    if (pattern.test(said)) return new StoreError(explain(folder), { cause: error });
  return null;
}
