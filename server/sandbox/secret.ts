import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../context.ts';
import { serverSecrets } from '../db/tables/index.ts';

/**
 * A secret that this server shares with one of its own stand-ins. Made once; processes that start
 * together get the same one.
 */
export async function standInSecret({ orm }: { orm: Queryable }, name: string): Promise<string> {
  const candidate = randomBytes(32).toString('hex');
  await orm.insert(serverSecrets).values({ name, value: candidate }).onConflictDoNothing();
  const [row] = await orm
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, name));
  return z.string().min(32).parse(row?.value);
}
