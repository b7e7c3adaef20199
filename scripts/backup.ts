import { attach } from '../server/db/attach.ts';
import { BackupError } from '../server/db/backup/format.ts';
import { writeBackup } from '../server/db/backup/write.ts';
import { StoreError } from '../server/db/open.ts';
import { configuredDatabase, runTool, wordsOf } from './lib/tool.ts';

/** `npm run backup -- FILE`: writes everything that the product stores into a file. */
await runTool([StoreError, BackupError], async () => {
  const [file] = wordsOf('Name the file to write: npm run backup -- taxi.backup');
  const store = await attach(configuredDatabase());
  try {
    const { rows } = await writeBackup(store.connection, file);
    const counts = Object.values(rows);
    const total = counts.reduce((sum, count) => sum + count, 0);
    console.log(`Wrote ${total} rows of ${counts.length} tables to ${file}.`);
    console.log(
      'It holds personal data and the keys of sign-ins: keep it where nobody else reads.',
    );
  } finally {
    await store.close();
  }
});
