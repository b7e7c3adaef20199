import { and, eq, exists, gt, not, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../context.ts';
import { DEVICE_MODEL, ENDED_TOKEN_MODEL, identityRecords } from '../db/tables/index.ts';
import { GRANT_MODEL } from './records.ts';

/**
 * What the validity of an access token depends on: the embedded provider's session and grant that
 * it belongs to, or, for an outside provider's token, that its bearer has not signed out here. The
 * grant is revoked when a code or a refresh token is used twice. It is null in tokens of former
 * versions.
 */
export type Validity =
  | { kind: 'session'; issuer: string; uid: string; grantId: string | null }
  | { kind: 'token'; id: string };

/** The values for the placeholders in `isValidNow`. */
export const validityValues = (validity: Validity): Record<string, string> =>
  validity.kind === 'session'
    ? {
        validityIssuer: validity.issuer,
        validityId: validity.uid,
        validityGrant: validity.grantId ?? '',
      }
    : { validityId: validity.id };

/** The condition that the token is valid now, with placeholders for its values. */
export function isValidNow(on: Queryable, kind: Validity['kind']): SQL {
  const record = (model: string, issuer: string | Placeholder, id = 'validityId') =>
    and(
      eq(identityRecords.issuer, issuer),
      eq(identityRecords.model, model),
      eq(identityRecords.id, sql.placeholder(id)),
    );
  const found = (condition: SQL | undefined) =>
    exists(
      on
        .select({ one: sql`1` })
        .from(identityRecords)
        .where(condition),
    );
  if (kind === 'token') return not(found(record(ENDED_TOKEN_MODEL, '')));
  const issuer = sql.placeholder('validityIssuer');
  const isOpen = found(
    and(record(DEVICE_MODEL, issuer), gt(identityRecords.expiresAt, sql`now()`)),
  );
  const isGranted = found(record(GRANT_MODEL, issuer, 'validityGrant'));
  return sql`${isOpen} and (${sql.placeholder('validityGrant')}::text = '' or ${isGranted})`;
}
