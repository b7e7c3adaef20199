import { and, eq, exists, gt, not, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../context.ts';
import { identityRecords } from '../db/tables/index.ts';
import { DEVICE_MODEL, ENDED_TOKEN_MODEL } from './records.ts';

/**
 * What an access token stands and falls with: the embedded provider's session that it belongs to, or,
 * for an outside provider's, that its bearer has not signed out here.
 */
export type Standing =
  | { kind: 'session'; issuer: string; uid: string }
  | { kind: 'token'; id: string };

/** Its values as `holds` names them. */
export const standingValues = (standing: Standing): Record<string, string> =>
  standing.kind === 'session'
    ? { standingIssuer: standing.issuer, standingId: standing.uid }
    : { standingId: standing.id };

/** The condition that it holds now, with placeholders for its values. */
export function holds(on: Queryable, kind: Standing['kind']): SQL {
  const record = (model: string, issuer: string | Placeholder) =>
    and(
      eq(identityRecords.issuer, issuer),
      eq(identityRecords.model, model),
      eq(identityRecords.id, sql.placeholder('standingId')),
    );
  const found = (condition: SQL | undefined) =>
    exists(
      on
        .select({ one: sql`1` })
        .from(identityRecords)
        .where(condition),
    );
  return kind === 'session'
    ? found(
        and(
          record(DEVICE_MODEL, sql.placeholder('standingIssuer')),
          gt(identityRecords.expiresAt, sql`now()`),
        ),
      )
    : not(found(record(ENDED_TOKEN_MODEL, '')));
}
