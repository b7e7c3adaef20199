import { randomUUID } from 'node:crypto';
import type { Channel } from '../../../contract/core/channel.ts';
import { formatDateTime, formatLocale } from '../../../contract/core/format.ts';
import type { Language } from '../../../contract/core/languages.ts';
import type { NoticeText } from '../../../contract/messages/mail/texts.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { preferredOrigin } from '../../config/origins.ts';
import type { AppContext, Transaction } from '../../context.ts';
import { LINK_MINUTES, type LinkPurpose, makeLink } from '../../identity/mailedLinks.ts';
import { askAddress } from '../../identity/pages/mailed.ts';
import { queueMail, type QueuedMail } from '../mails/queueMail.ts';
import { SECRET_FACT } from '../mails/sendMail.ts';

/** The person who gets a mail about signing in. */
export interface SignsIn {
  id: string;
  email: string;
  givenName: string;
  communicationLanguage: Language;
}
export type Writing = Pick<AppContext, 'config' | 'jobs' | 'now'>;

export const DAY_MINUTES = 24 * 60;

/**
 * The common parts of these mails; they are asked for or necessary, so there is no way to stop
 * them.
 */
export function envelope(
  channel: Channel,
  { id, email, communicationLanguage }: SignsIn,
  about: string,
): Omit<QueuedMail, 'content' | 'lifeMinutes'> {
  return {
    channel,
    // Makes the fact unique, so that each mail is sent, even two at the same moment.
    fact: `${about} ${id} ${randomUUID()}`,
    recipient: email,
    language: communicationLanguage,
  };
}

export function textsFor(channel: Channel, user: SignsIn, more: Record<string, string> = {}) {
  const texts = messages[user.communicationLanguage].mail;
  const values = { channel: channel.name, email: user.email, ...more };
  return {
    texts,
    fill: (text: string) => fillIn(text, values),
    greeting: fillIn(texts.greeting, { name: user.givenName }),
  };
}

/** Mails a user a link to set a password, or to sign in once. Its footer says that they asked. */
export async function mailLink(
  app: Writing,
  tx: Transaction,
  { channel, user, purpose }: { channel: Channel; user: SignsIn; purpose: LinkPurpose },
  inviter?: { name: string; email: string },
): Promise<void> {
  const { path, expiresAt } = await makeLink(tx, {
    channelId: channel.id,
    userId: user.id,
    purpose,
  });
  const locale = formatLocale(user.communicationLanguage, channel.locale);
  const until = formatDateTime(expiresAt.toISOString(), locale, channel.timeZone);
  const { texts, fill, greeting } = textsFor(channel, user, {
    name: inviter?.name ?? channel.name,
    until,
  });
  const { access, why } = texts;
  const mail: NoticeText & { how?: string; button: string } =
    purpose === 'join' ? { ...access.invitation, ...access.join } : access[purpose];
  await queueMail(app, tx, {
    ...envelope(channel, user, `${SECRET_FACT}${purpose}`),
    ...(inviter && { replyTo: inviter.email }),
    content: {
      subject: fill(mail.subject),
      heading: fill(mail.heading),
      paragraphs: [
        greeting,
        fill(mail.lead),
        ...(mail.how ? [fill(mail.how)] : []),
        fill(access.once),
        ...(inviter ? [] : [access.notAsked]),
      ],
      facts: [],
      button: {
        label: mail.button,
        url: `${preferredOrigin(app.config, channel)}${path}?lang=${user.communicationLanguage}`,
      },
      footer: fill(inviter ? why.invited : why.asked),
    },
    lifeMinutes: Math.min(LINK_MINUTES[purpose], DAY_MINUTES),
  });
}

/** Tells a new user where they sign in, when an outside identity provider keeps the passwords. */
export async function mailWelcome(
  app: Writing,
  tx: Transaction,
  { channel, user, provider }: { channel: Channel; user: SignsIn; provider: string },
  inviter: { name: string; email: string },
): Promise<void> {
  const { texts, fill, greeting } = textsFor(channel, user, { name: inviter.name, provider });
  const { invitation, keptElsewhere } = texts.access;
  await queueMail(app, tx, {
    ...envelope(channel, user, 'welcome'),
    replyTo: inviter.email,
    content: {
      subject: fill(invitation.subject),
      heading: fill(invitation.heading),
      paragraphs: [greeting, fill(invitation.lead), fill(keptElsewhere.how)],
      facts: [],
      button: {
        label: keptElsewhere.button,
        url: `${preferredOrigin(app.config, channel)}/`,
      },
      footer: fill(texts.why.invited),
    },
    lifeMinutes: DAY_MINUTES,
  });
}

/** Tells a user that their password was changed, in case it was not them. */
export async function mailOfChange(
  app: Writing,
  tx: Transaction,
  { channel, user }: { channel: Channel; user: SignsIn },
): Promise<void> {
  const { texts, fill, greeting } = textsFor(channel, user);
  const { changed } = texts.access;
  await queueMail(app, tx, {
    ...envelope(channel, user, 'changed'),
    content: {
      subject: fill(changed.subject),
      heading: changed.heading,
      paragraphs: [greeting, fill(changed.lead), changed.ask],
      facts: [],
      button: {
        label: changed.button,
        url: `${preferredOrigin(app.config, channel)}${askAddress('password', user.communicationLanguage)}`,
      },
      footer: fill(texts.why.security),
    },
    lifeMinutes: DAY_MINUTES,
  });
}
