import { and, eq, exists, gt, not, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../context.ts';
import { identityRecords } from '../db/tables/index.ts';
import { DEVICE_MODEL, ENDED_TOKEN_MODEL } from './records.ts';

/**
 * What the validity of an access token depends on: the embedded provider's session that it belongs
 * to, or, for an outside provider's token, that its bearer has not signed out here.
 */
export type Validity =
  | { kind: 'session'; issuer: string; uid: string }
  | { kind: 'token'; id: string };

/** The values for the placeholders in `isValidNow`. */
export const validityValues = (validity: Validity): Record<string, string> =>
  validity.kind === 'session'
    ? { validityIssuer: validity.issuer, validityId: validity.uid }
    : { validityId: validity.id };

/** The condition that the token is valid now, with placeholders for its values. */
export function isValidNow(on: Queryable, kind: Validity['kind']): SQL {
  const record = (model: string, issuer: string | Placeholder) =>
    and(
      eq(identityRecords.issuer, issuer),
      eq(identityRecords.model, model),
      eq(identityRecords.id, sql.placeholder('validityId')),
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
          record(DEVICE_MODEL, sql.placeholder('validityIssuer')),
          gt(identityRecords.expiresAt, sql`now()`),
        ),
      )
    : not(found(record(ENDED_TOKEN_MODEL, '')));
}
