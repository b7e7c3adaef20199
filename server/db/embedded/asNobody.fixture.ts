/** Opens a store as a user without any rights, after root has read the code. */
import { unprivilegedAccount } from './account.ts';
import { openDatabase } from '../open.ts';

const account = unprivilegedAccount();
if (account) {
  process.setgroups?.([]);
  process.setgid?.(account.gid);
  process.setuid?.(account.uid);
}
const database = await openDatabase({ kind: 'embedded', dataDir: process.argv[2] ?? '' });
const { rows } = await database.pool.query<{ uid: string }>(
  "SELECT split_part(pg_read_file('/proc/self/status'), 'Uid:', 2) AS uid",
);
process.stdout.write(String(Number.parseInt(rows[0]?.uid ?? '', 10)));
await database.close();
