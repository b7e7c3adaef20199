import { and, eq } from 'drizzle-orm';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { formatPhone } from '../../../contract/core/phone.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { BusinessPassenger } from '../../../contract/resources/businessPassengers.ts';
import { catalogue } from '../../bindings/index.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import { lockRow } from '../../crud/rows.ts';
import { permission } from '../../crud/scope.ts';
import { audit } from '../../db/audit.ts';
import { businessPassengers, corporations, userCorporations } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { INVITATION_PAUSE_MINUTES, inviterOf } from '../inviter.ts';
import { queueMail } from '../mails/queueMail.ts';
import type { MailContent } from '../mails/render.ts';
import { hasStopped, stopUrl } from '../mails/stopLink.ts';
import type { Call } from '../verb.ts';

/** An invitation that was not delivered for this long is better sent again by hand. */
const LIFE_MINUTES = 24 * 60;
const RESOURCE = 'business-passengers';

/**
 * Mails an employee that trips can be booked for them, and how they will learn about those.
 * Employees do not need a sign-in, and get none.
 * @throws DomainError NOT_FOUND, FORBIDDEN; PASSENGER_INACTIVE; MAILS_STOPPED; INVITED_JUST_NOW
 */
export async function inviteEmployee({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<{ invitedAt: string }> {
  const { app, channel } = ctx;
  const binding = catalogue.get(RESOURCE)!;
  const { corporationIds } = permission(ctx, binding, 'update');
  return inTransaction(app.database, async (tx) => {
    // The binding's columns match the declaration, so the row has this type.
    const employee = (await lockRow(tx, ctx, binding, id, corporationIds)) as BusinessPassenger;
    const name = `${employee.givenName} ${employee.familyName}`;
    const now = app.now();
    if (employee.status === 'inactive')
      throw new DomainError('PASSENGER_INACTIVE', { params: { name } });
    if (await hasStopped(tx, channel.id, employee.email))
      throw new DomainError('MAILS_STOPPED', { params: { name } });
    const minutes = INVITATION_PAUSE_MINUTES;
    if (employee.invitedAt && addMinutes(new Date(employee.invitedAt), minutes) > now)
      throw new DomainError('INVITED_JUST_NOW', { params: { name, minutes } });
    const inviter = await inviterOf(
      tx,
      ctx,
      eq(userCorporations.corporationId, employee.businessAccountId),
    );
    await tx
      .update(businessPassengers)
      .set({ invitedAt: now })
      .where(and(eq(businessPassengers.channelId, channel.id), eq(businessPassengers.id, id)));
    await queueMail(app, tx, {
      channel,
      fact: `${id} invitation ${now.toISOString()}`,
      recipient: employee.email,
      replyTo: inviter.email,
      language: employee.communicationLanguage,
      content: await invitation(tx, ctx, employee, inviter.name),
      lifeMinutes: LIFE_MINUTES,
    });
    await audit(tx, ctx, { action: 'invite', resource: RESOURCE, resourceId: id });
    const answer = { invitedAt: now.toISOString() };
    await ctx.keepAnswer?.(tx, { status: 200, body: answer });
    return answer;
  });
}

async function accountName(tx: Transaction, channelId: string, id: string): Promise<string> {
  const [account] = await tx
    .select({ name: corporations.name })
    .from(corporations)
    .where(and(eq(corporations.channelId, channelId), eq(corporations.id, id)));
  return account?.name ?? '';
}

async function invitation(
  tx: Transaction,
  { app, channel }: RequestContext,
  employee: BusinessPassenger,
  inviter: string,
): Promise<MailContent> {
  const language = employee.communicationLanguage;
  const texts = messages[language].mail;
  const account = await accountName(tx, channel.id, employee.businessAccountId);
  const { recipient } = messages[language].reports;
  const values = { account, channel: channel.name, name: inviter };
  const fill = (text: string) => fillIn(text, values);
  return {
    subject: fill(texts.invitation.subject),
    heading: fill(texts.invitation.heading),
    paragraphs: [
      fillIn(texts.greeting, { name: employee.givenName }),
      fill(texts.invitation.lead),
      fill(texts.invitation.how),
      fill(texts.invitation.ask),
    ],
    facts: [
      [recipient.businessAccountName, account],
      [recipient.phoneNumber, formatPhone(employee.phone)],
    ],
    footer: fill(texts.why.invited),
    stop: {
      label: texts.stop.link,
      url: await stopUrl(app, channel, employee.email, language),
    },
  };
}
