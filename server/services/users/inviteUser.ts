import { DomainError } from '../../../contract/core/errors.ts';
import type { User } from '../../../contract/resources/users.ts';
import { catalogue } from '../../bindings/index.ts';
import { lockRow } from '../../crud/rows.ts';
import { permission } from '../../crud/scope.ts';
import { audit } from '../../db/audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import { gotLinkLately } from '../../identity/mailedLinks.ts';
import { INVITATION_PAUSE_MINUTES } from '../inviter.ts';
import type { Call } from '../verb.ts';
import { invitedBy, inviteWhoeverHas, mailInvitation } from './invitation.ts';
import { setOthersApart } from './persons.ts';

const RESOURCE = 'users';

/**
 * Mails a user again how to sign in.
 * @throws DomainError NOT_FOUND, FORBIDDEN; USER_INACTIVE; INVITED_JUST_NOW
 */
export async function inviteUser({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<{ invitedAt: string }> {
  const { app, channel } = ctx;
  const binding = catalogue.get(RESOURCE)!;
  const { corporationIds } = permission(ctx, binding, 'update');
  return inTransaction(app.database, async (tx) => {
    // The binding's columns match the declaration, so the row has this type.
    const user = (await lockRow(tx, ctx, binding, id, corporationIds)) as User;
    const name = `${user.givenName} ${user.familyName}`;
    if (user.status === 'inactive') throw new DomainError('USER_INACTIVE', { params: { name } });
    const minutes = INVITATION_PAUSE_MINUTES;
    await inviteWhoeverHas(tx, channel.id, user);
    const invited = await invitedBy(tx, channel.id, user);
    if (await gotLinkLately(tx, invited.user.id, invited.purpose, minutes))
      throw new DomainError('INVITED_JUST_NOW', { params: { name, minutes } });
    await setOthersApart([id], tx, ctx);
    await mailInvitation(tx, ctx, user);
    await audit(tx, ctx, { action: 'invite', resource: RESOURCE, resourceId: id });
    const answer = { invitedAt: app.now().toISOString() };
    await ctx.keepAnswer?.(tx, { status: 200, body: answer });
    return answer;
  });
}
