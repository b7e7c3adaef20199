import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { IssuedSecret } from '../../../contract/identity/apiKeys.ts';
import { apiKeys } from '../../../contract/resources/apiKeys.ts';
import { catalogue } from '../../bindings/index.ts';
import { lockRow } from '../../crud/rows.ts';
import { permission } from '../../crud/scope.ts';
import { audit } from '../../db/audit.ts';
import { apiKeySecrets } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { newSecret } from '../../identity/apiKeys.ts';
import type { Call } from '../verb.ts';
import { isOwnKind } from '../ownKind.ts';

/**
 * Gives a key a new secret. The former one works for some minutes longer, so that the systems that use it
 * can be changed one after the other.
 * @throws DomainError NOT_FOUND, FORBIDDEN; CONFLICT for a fleet manager and the key of an account
 */
export async function issueSecret({
  ctx,
  input: { id, formerValidMinutes },
}: Call<{ id: string; formerValidMinutes: number }>): Promise<IssuedSecret> {
  const { app, channel } = ctx;
  const binding = catalogue.get(apiKeys.name)!;
  const { corporationIds } = permission(ctx, binding, 'update');
  return inTransaction(app.database, async (tx) => {
    const key = await lockRow(tx, ctx, binding, id, corporationIds);
    if (!isOwnKind(ctx, key)) throw new DomainError('CONFLICT');
    const now = app.now();
    const endsAt = addMinutes(now, formerValidMinutes);
    const ofKey = and(eq(apiKeySecrets.channelId, channel.id), eq(apiKeySecrets.keyId, id));
    const ended = await tx
      .update(apiKeySecrets)
      .set({ endsAt: sql`least(${apiKeySecrets.endsAt}, ${endsAt.toISOString()}::timestamptz)` })
      .where(and(ofKey, or(isNull(apiKeySecrets.endsAt), sql`${apiKeySecrets.endsAt} > now()`)))
      .returning({ id: apiKeySecrets.id });
    await tx.delete(apiKeySecrets).where(and(ofKey, lte(apiKeySecrets.endsAt, now)));
    const { secret, start, hash } = newSecret();
    await tx.insert(apiKeySecrets).values({ channelId: channel.id, keyId: id, start, hash });
    const formerEndsAt = ended.length > 0 && endsAt > now ? endsAt.toISOString() : null;
    const changes = {
      keyStart: { from: key['keyStart'] ?? null, to: start },
      ...(formerEndsAt && { formerEndsAt: { from: null, to: formerEndsAt } }),
    };
    await audit(tx, ctx, { action: 'new-secret', resource: apiKeys.name, resourceId: id, changes });
    return { secret, formerEndsAt };
  });
}
