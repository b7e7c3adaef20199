import type { RequestContext, Transaction } from '../../context.ts';
import type { Row } from '../../crud/binding.ts';
import { forgetLinks } from '../../identity/mailedLinks.ts';
import { endSessions } from '../../identity/sessions.ts';

/**
 * Ends a user's sessions and mailed links when their access ends or their e-mail changes, so that
 * no session comes back with a later activation, and no link at the former address works.
 */
export async function endAccessWith(
  values: Readonly<Record<string, unknown>>,
  tx: Transaction,
  { app, channel }: RequestContext,
  stored: Row,
): Promise<void> {
  const isDeactivated = stored['status'] === 'active' && values['status'] === 'inactive';
  const isMoved = 'email' in values && values['email'] !== stored['email'];
  if (isDeactivated || isMoved) await forgetLinks(tx, stored.id);
  if (isDeactivated) await endSessions(tx, app.config, channel, { userId: stored.id });
}
