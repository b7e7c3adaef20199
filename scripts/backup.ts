import { rename } from 'node:fs/promises';
import { attach } from '../server/db/attach.ts';
import { BackupError } from '../server/db/backup/format.ts';
import { writeBackup } from '../server/db/backup/write.ts';
import { StoreError } from '../server/db/open.ts';
import { fileIn, isFolder, keepNewest } from './lib/backupFolder.ts';
import { checkBackup } from './lib/checkBackup.ts';
import { noteBackup } from './lib/noteBackup.ts';
import { configuredDatabase, runTool, UsageError, wordAndOptions } from './lib/tool.ts';

const USAGE = `Name the file to write: npm run backup -- taxi.backup
Or a folder, in which each backup has its date as its name: npm run backup -- backups/
  --check     restores it into a database that is then thrown away, and counts the rows
  --keep 14   deletes all but the newest 14 backups in the folder`;

/** `npm run backup -- FILE`: writes everything that the product stores into a file. */
await runTool([StoreError, BackupError], async () => {
  const { word, options } = wordAndOptions(USAGE, {
    check: { type: 'boolean' },
    keep: { type: 'string' },
  });
  const folder = isFolder(word) ? word : null;
  const kept = options.keep === undefined ? null : Number(options.keep);
  if (kept !== null && (!folder || !Number.isSafeInteger(kept) || kept < 1))
    throw new UsageError(USAGE);

  const store = await attach(configuredDatabase());
  try {
    const file = folder ? await fileIn(folder, new Date()) : word;
    // Until it is known to be good, it neither replaces another one nor counts as kept.
    const written = options.check ? `${file}.unchecked` : file;
    const { rows } = await writeBackup(store.connection, written);
    const counts = Object.values(rows);
    const total = counts.reduce((sum, count) => sum + count, 0);
    console.log(`Wrote ${total} rows of ${counts.length} tables to ${written}.`);
    if (options.check) {
      await checkBackup(written, rows);
      await rename(written, file);
      console.log(`Restored it for a check: every table has its rows. It is now ${file}.`);
    }
    await noteBackup(store.connection, { file, rows: total, isChecked: options.check === true });
    console.log(
      'It holds personal data and the keys of sign-ins: keep it where nobody else reads.',
    );
    if (folder && kept !== null)
      for (const name of await keepNewest(folder, kept)) console.log(`Deleted ${name}.`);
  } finally {
    await store.close();
  }
});
