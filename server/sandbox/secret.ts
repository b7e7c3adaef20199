import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/open.ts';
import { serverSecrets } from '../db/tables/index.ts';

/**
 * A secret that this server shares with one of its own stand-ins. Made once; processes that start
 * together get the same one.
 */
export async function standInSecret(
  { keys }: Pick<Database, 'keys'>,
  name: string,
): Promise<string> {
  const candidate = randomBytes(32).toString('hex');
  await keys.insert(serverSecrets).values({ name, value: candidate }).onConflictDoNothing();
  const [row] = await keys
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, name));
  return z.string().min(32).parse(row?.value);
}
