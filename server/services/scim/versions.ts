import { sql } from 'drizzle-orm';
import type { Transaction } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { Directory } from './people.ts';
import { ScimError } from './schemas.ts';

/** A weak tag: the same version may be written out differently. */
export const tagOf = (version: number): string => `W/"${version}"`;

const tagsIn = (header: string): string[] =>
  header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Whether a header names a version. */
export const namesVersion = (header: string | undefined, version: number): boolean =>
  header !== undefined && tagsIn(header).some((tag) => tag === '*' || tag === `"${version}"`);

/** @throws ScimError 412 where the caller wants to change another version than there is */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch && !namesVersion(ifMatch, version))
    throw new ScimError(412, undefined as never, 'It has been changed since you read it.');
}

export const notFound = (id: string): Error =>
  new ScimError(404, undefined as never, `There is no ${id} here.`);

/**
 * A write of a directory. Those of one account take turns, because each looks for people whom another may
 * just be adding.
 * @throws ScimError uniqueness
 */
export async function writing<T>(
  { ctx, corporationId }: Directory,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(ctx.app.database, async (tx) => {
      const key = `scim ${ctx.channel.id} ${corporationId}`;
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
      return work(tx);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ScimError(409, 'uniqueness', 'This user name is already taken.');
  }
}
