import { existsSync } from 'node:fs';
import { attach } from '../server/db/attach.ts';
import { BackupError } from '../server/db/backup/format.ts';
import { readBackup } from '../server/db/backup/read.ts';
import { StoreError } from '../server/db/open.ts';
import { createLog } from '../server/log.ts';
import { createJobs } from '../server/jobs/createJobs.ts';
import { configuredDatabase, runTool, wordsOf } from './lib/tool.ts';

/** `npm run restore -- FILE`: replaces everything that the product stores with a backup. */
await runTool([StoreError, BackupError], async () => {
  const [file] = wordsOf('Name the file to read: npm run restore -- taxi.backup');
  if (!existsSync(file))
    throw new BackupError(`There is no file ${file}. Name one that \`npm run backup\` wrote.`);
  const store = await attach(configuredDatabase(), { isCreated: true });
  try {
    // The job queue creates its own tables, which a running server has already done.
    if (store.database)
      await createJobs({ database: store.database, log: createLog('warn') }).then((jobs) =>
        jobs.stop(),
      );
    const { madeAt, rows, hasOtherKeys } = await readBackup(store.connection, file);
    const counts = Object.values(rows);
    const total = counts.reduce((sum, count) => sum + count, 0);
    console.log(`Restored ${total} rows of ${counts.length} tables as they were on ${madeAt}.`);
    if (hasOtherKeys)
      console.log('Start every server of this database again: its keys came with the file.');
  } finally {
    await store.close();
  }
});
