import { and, asc, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type Language, languageOf } from '../../../contract/core/languages.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { RequestContext } from '../../context.ts';
import { users } from '../../db/tables/index.ts';
import { bookingOf } from '../bookings/record.ts';
import { queueMail } from '../mails/queueMail.ts';
import type { MailContent } from '../mails/render.ts';
import {
  accountFacts,
  driverFacts,
  flightFacts,
  type Letter,
  passengerFact,
  referenceFacts,
  routeFacts,
} from '../mails/tripFacts.ts';
import { audit } from '../../db/audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Call, requireAccount } from '../verb.ts';
import { findSubject, type Subject } from './subject.ts';

/** A question that was not delivered for this long is better asked by phone. */
const LIFE_MINUTES = 24 * 60;

interface Asker {
  name: string;
  email: string;
}

/**
 * Mails a question about a trip to the taxi company: to the fleet's contact, else to the channel's
 * fleet managers. The answer goes directly to the person who asks.
 * @throws DomainError NOT_FOUND, FORBIDDEN, NO_CONTACT when there is nobody to ask
 */
export async function requestInfo({
  ctx,
  input: { id, message },
}: Call<{ id: string; message: string }>): Promise<void> {
  const { app, channel } = ctx;
  const { orm } = app.database;
  requireAccount(ctx, (await bookingOf(orm, ctx, id)).corporationId);
  const subject = await findSubject(orm, app, channel, id);
  const asker = await askerOf(ctx);
  if (!subject || !asker) throw new DomainError('NOT_FOUND');
  const readers = await readersOf(ctx, subject);
  if (readers.length === 0) throw new DomainError('NO_CONTACT');
  const fact = `${id} question ${uuidv7()}`;
  await inTransaction(app.database, async (tx) => {
    for (const { email: recipient, language } of readers)
      await queueMail(app, tx, {
        channel,
        fact,
        recipient,
        replyTo: asker.email,
        language,
        content: question({ channel, language }, subject, asker, message),
        lifeMinutes: LIFE_MINUTES,
      });
    await audit(tx, ctx, { action: 'request-info', resource: 'bookings', resourceId: id });
  });
}

async function askerOf({ app, channel, actor }: RequestContext): Promise<Asker | null> {
  const [user] = await app.database.orm
    .select()
    .from(users)
    .where(and(eq(users.channelId, channel.id), eq(users.id, actor.userId)));
  return user ? { name: `${user.givenName} ${user.familyName}`, email: user.email } : null;
}

async function readersOf(
  { app, channel }: RequestContext,
  { companyEmail }: Subject,
): Promise<{ email: string; language: Language }[]> {
  if (companyEmail) return [{ email: companyEmail, language: languageOf(channel.locale) }];
  return app.database.orm
    .select({ email: users.email, language: users.communicationLanguage })
    .from(users)
    .where(
      and(
        eq(users.channelId, channel.id),
        eq(users.role, 'bookingChannelAdmin'),
        eq(users.status, 'active'),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.id));
}

function question(letter: Letter, subject: Subject, asker: Asker, message: string): MailContent {
  const { booking } = subject;
  const { infoRequest, why } = messages[letter.language].mail;
  const values = {
    trip: booking.dispatchId ?? booking.id,
    name: asker.name,
    account: booking.corporationName,
  };
  return {
    subject: fillIn(infoRequest.subject, values),
    heading: infoRequest.heading,
    paragraphs: [fillIn(infoRequest.lead, values)],
    quote: message,
    facts: [
      ...referenceFacts(letter, booking),
      [infoRequest.askedBy, `${asker.name}, ${asker.email}`],
      ...routeFacts(letter, booking),
      ...flightFacts(letter, booking),
      ...passengerFact(letter, booking),
      ...accountFacts(letter, booking),
      ...driverFacts(letter, booking),
    ],
    footer: why.operator,
  };
}
