import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../context.ts';

/**
 * Makes several writes in one statement, which saves round trips to the database. They run side by
 * side: none of them sees what another one wrote.
 * @param writes inserts and updates that are not sent yet
 * @param counted one more write, which is `returning` something
 * @returns how many rows `counted` wrote
 */
export async function writeTogether(
  on: Queryable,
  writes: readonly SQLWrapper[],
  counted?: SQLWrapper,
): Promise<number> {
  const parts = writes.map(
    (write, n) => sql`${sql.identifier(`write_${n}`)} as (${write.getSQL()})`,
  );
  if (!counted) {
    await on.execute(sql`with ${sql.join(parts, sql`, `)} select`);
    return 0;
  }
  const { rows } = await on.execute<{ count: number }>(
    sql`with ${sql.join(parts, sql`, `)}, counted as (${counted.getSQL()})
      select count(*)::int as count from counted`,
  );
  return rows[0]?.count ?? 0;
}
