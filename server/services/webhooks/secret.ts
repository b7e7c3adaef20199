import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import type { IssuedSecret } from '../../../contract/identity/apiKeys.ts';
import { webhookEndpoints } from '../../../contract/resources/webhookEndpoints.ts';
import { FORMER_SECRET_MINUTES } from '../../../contract/webhooks/events.ts';
import { audit } from '../../db/audit.ts';
import { webhookSecrets as secrets } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Call } from '../verb.ts';
import { lockOwn } from './endpoints.ts';

/** As Standard Webhooks writes secrets. */
const PREFIX = 'whsec_';
const BYTES = 32;

/**
 * Gives an endpoint a new secret. For a day, what is sent is signed with the former one too, so that the receiver
 * can be changed in between. Before its first secret, an endpoint gets nothing.
 * @throws DomainError NOT_FOUND; CONFLICT for a fleet manager and an endpoint of an account
 */
export async function issueWebhookSecret({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<IssuedSecret> {
  const { app, channel } = ctx;
  return inTransaction(app.database, async (tx) => {
    await lockOwn(tx, ctx, id);
    const endsAt = addMinutes(app.now(), FORMER_SECRET_MINUTES);
    const ofEndpoint = and(eq(secrets.channelId, channel.id), eq(secrets.endpointId, id));
    // Two at a time are enough: the one before the former ends now.
    await tx.delete(secrets).where(and(ofEndpoint, isNotNull(secrets.endsAt)));
    const ended = await tx
      .update(secrets)
      .set({ endsAt })
      .where(and(ofEndpoint, isNull(secrets.endsAt)))
      .returning({ id: secrets.id });
    const secret = PREFIX + randomBytes(BYTES).toString('base64');
    await tx.insert(secrets).values({ channelId: channel.id, endpointId: id, secret });
    const formerEndsAt = ended.length > 0 ? endsAt.toISOString() : null;
    const changes = { formerEndsAt: { from: null, to: formerEndsAt } };
    await audit(tx, ctx, {
      action: 'new-secret',
      resource: webhookEndpoints.name,
      resourceId: id,
      changes,
    });
    return { secret, formerEndsAt };
  });
}
