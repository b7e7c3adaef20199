import pg from 'pg';
import { ReachedQuery } from './rowSecurity/reachedPool.ts';

/**
 * A connection through a pooler, such as PgBouncer, which gives the database's connection to somebody else after each
 * transaction. What a connection keeps, such as named statements, would be missing in the next transaction, or be
 * there already. So statements have no names here.
 */
export class PooledClient extends pg.Client {
  override query(...sent: never[]): never {
    const [statement, ...rest] = sent as unknown[];
    return Reflect.apply(super.query, this, [withoutName(statement), ...rest]) as never;
  }
}

function withoutName(statement: unknown): unknown {
  if (statement instanceof ReachedQuery) statement.forgetNames();
  else if (typeof statement === 'object' && statement !== null && 'name' in statement)
    return { ...statement, name: undefined };
  return statement;
}
