import { and, eq } from 'drizzle-orm';
import { dateOf, localTime } from '../../../contract/booking/schedule.ts';
import type { FieldErrors } from '../../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import type { Row } from '../../crud/binding.ts';
import { refuse, type Values } from '../../crud/steps.ts';
import { keyAuthor } from '../../db/keyAuthor.ts';
import { users } from '../../db/tables/index.ts';
import { networksIn } from '../../identity/apiKeys.ts';
import { ownKindErrors } from '../ownKind.ts';

function errorsOf(values: Readonly<Values>, ctx: RequestContext, stored: Row | null): FieldErrors {
  const { app, channel } = ctx;
  const errors = ownKindErrors(values, ctx, stored);
  const { addresses, expiresOn } = values;
  if (typeof addresses === 'string' && !networksIn(addresses))
    errors['addresses'] = { code: 'networks' };
  const today = dateOf(localTime(app.now(), channel.timeZone));
  if (typeof expiresOn === 'string' && expiresOn < today)
    errors['expiresOn'] = { code: 'timeInPast' };
  return errors;
}

/**
 * Checks a key that is about to be stored, and keeps its name where histories read it.
 * @throws DomainError VALIDATION_FAILED
 */
export async function checkKey(
  values: Readonly<Values>,
  tx: Transaction,
  ctx: RequestContext,
  stored: Row | null,
): Promise<Values> {
  refuse(errorsOf(values, ctx, stored));
  const { name } = values;
  if (stored && typeof name === 'string')
    await tx
      .update(users)
      .set({ givenName: name })
      .where(and(eq(users.channelId, ctx.channel.id), eq(users.id, stored.id)));
  return { ...values };
}

/** Gives a new key the row by which bookings and histories name their author. */
export async function nameKey(
  { id, name, corporationId }: Row,
  tx: Transaction,
  { app, channel }: RequestContext,
): Promise<void> {
  const key = {
    channelId: channel.id,
    id,
    name: String(name),
    corporationId: typeof corporationId === 'string' ? corporationId : null,
  };
  await tx.insert(users).values(keyAuthor(key, app.now()));
}
