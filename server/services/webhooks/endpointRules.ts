import { and, count, eq, isNull } from 'drizzle-orm';
import type { FieldErrors } from '../../../contract/core/errors.ts';
import { MOST_ENDPOINTS } from '../../../contract/webhooks/events.ts';
import { isPossibleTarget } from '../../adapters/webhooks/targets.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import type { Row } from '../../crud/binding.ts';
import { refuse, type Values } from '../../crud/steps.ts';
import { webhookEndpoints as endpoints } from '../../db/tables/index.ts';
import { ownKindErrors } from '../ownKind.ts';
import { hold } from './deliver.ts';

async function urlErrors(
  { corporationId, url }: Readonly<Values>,
  tx: Transaction,
  { app, channel }: RequestContext,
  stored: Row | null,
): Promise<FieldErrors> {
  if (typeof url === 'string' && !isPossibleTarget(url, app.config.webhookNetworks))
    return { url: { code: 'webAddress' } };
  if (stored) return {};
  const [had] = await tx
    .select({ count: count() })
    .from(endpoints)
    .where(
      and(
        eq(endpoints.channelId, channel.id),
        typeof corporationId === 'string'
          ? eq(endpoints.corporationId, corporationId)
          : isNull(endpoints.corporationId),
        isNull(endpoints.deletedAt),
      ),
    );
  return had!.count < MOST_ENDPOINTS
    ? {}
    : { url: { code: 'tooMany', params: { max: MOST_ENDPOINTS } } };
}

/**
 * Checks a webhook that is about to be stored. One that is switched off keeps what it has not sent yet, and
 * one that is switched on begins without its failures.
 * @throws DomainError VALIDATION_FAILED
 */
export async function checkEndpoint(
  values: Readonly<Values>,
  tx: Transaction,
  ctx: RequestContext,
  stored: Row | null,
): Promise<Values> {
  refuse({
    ...(await urlErrors(values, tx, ctx, stored)),
    ...ownKindErrors(values, ctx, stored),
  });
  const { status } = values;
  if (!stored || status === undefined) return { ...values };
  if (status === 'inactive') await hold(tx, { channelId: ctx.channel.id, id: stored.id });
  return { ...values, switchedOffAt: null, failingSince: null };
}
