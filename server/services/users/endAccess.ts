import type { RequestContext, Transaction } from '../../context.ts';
import type { Row } from '../../crud/binding.ts';
import { forgetLinks } from '../../identity/mailedLinks.ts';
import { endSessions } from '../../identity/sessions.ts';
import { mayEnterWithout, personOfRow } from './persons.ts';

/**
 * Ends a user's sessions and mailed links when their access ends, so that none comes back with a
 * later activation. Who signs in for others too stays signed in.
 */
export async function endAccessWith(
  values: Readonly<Record<string, unknown>>,
  tx: Transaction,
  ctx: RequestContext,
  stored: Row,
): Promise<void> {
  const { app, channel } = ctx;
  if (stored['status'] !== 'active' || values['status'] !== 'inactive') return;
  await forgetLinks(tx, stored.id);
  const person = await personOfRow(tx, channel.id, stored.id);
  if (await mayEnterWithout(tx, ctx, person, stored.id)) return;
  await endSessions(tx, app.config, channel, { userId: person });
}
