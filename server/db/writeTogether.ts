import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../context.ts';

/**
 * Makes several writes in one statement, for one way to the database instead of one each. They are made
 * side by side: none of them sees what another one wrote.
 * @param writes inserts and updates that are not sent yet
 */
export async function writeTogether(on: Queryable, writes: readonly SQLWrapper[]): Promise<void> {
  const parts = writes.map(
    (write, n) => sql`${sql.identifier(`write_${n}`)} as (${write.getSQL()})`,
  );
  await on.execute(sql`with ${sql.join(parts, sql`, `)} select`);
}
