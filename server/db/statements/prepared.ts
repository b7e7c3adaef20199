import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../open.ts';

/**
 * A statement that is written out once, and later only gets its values: drizzle takes longer to
 * write some statements than PostgreSQL to answer them. `prepare` gives it a name, under which each
 * connection keeps it parsed. For statements whose plan does not depend on their values.
 */
export function prepared<T>(
  prepare: (orm: NodePgDatabase) => T,
): (database: Pick<Database, 'orm'>) => T {
  const statements = new WeakMap<NodePgDatabase, T>();
  return ({ orm }) => {
    const known = statements.get(orm) ?? prepare(orm);
    statements.set(orm, known);
    return known;
  };
}
