import { and, eq, exists, gt, not, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../context.ts';
import { identityRecords } from '../db/tables/index.ts';
import { DEVICE_MODEL, ENDED_TOKEN_MODEL } from './records.ts';

/**
 * What the validity of an access token depends on: the embedded provider's session that it belongs
 * to, or, for an outside provider's token, that its bearer has not signed out here.
 */
export type Standing =
  | { kind: 'session'; issuer: string; uid: string }
  | { kind: 'token'; id: string };

/** The values for the placeholders in `holds`. */
export const standingValues = (standing: Standing): Record<string, string> =>
  standing.kind === 'session'
    ? { standingIssuer: standing.issuer, standingId: standing.uid }
    : { standingId: standing.id };

/** The condition that the token is valid now, with placeholders for its values. */
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
