import type { Channel } from '../../../contract/core/channel.ts';
import { formatDateTime, formatLocale } from '../../../contract/core/format.ts';
import { preferredOrigin } from '../../config/origins.ts';
import type { Transaction } from '../../context.ts';
import { queueMail } from '../mails/queueMail.ts';
import { SECRET_FACT } from '../mails/sendMail.ts';
import { DAY_MINUTES, envelope, type SignsIn, textsFor, type Writing } from './accessMails.ts';

/** Where the links in these mails lead, on every origin of a channel. */
export const EMAIL_CHANGE_PATH = '/email-change';

interface Link {
  token: string;
  until: Date;
}

interface AskedChange {
  channel: Channel;
  user: SignsIn;
  email: string;
  /** Name of the one who asks. */
  asker: string;
  confirm: Link;
  stop: Link;
}

/** Asks the new address whether it is theirs, and tells the former one, which can stop the change. */
export async function mailEmailChange(
  app: Writing,
  tx: Transaction,
  { channel, user, email, asker, confirm, stop }: AskedChange,
): Promise<void> {
  const locale = formatLocale(user.communicationLanguage, channel.locale);
  const letters = [
    { about: 'confirmEmail', to: { ...user, email }, link: confirm },
    { about: 'stopEmail', to: user, link: stop },
  ] as const;
  for (const { about, to, link } of letters) {
    const until = formatDateTime(link.until.toISOString(), locale, channel.timeZone);
    const more = { name: asker, from: user.email, to: email, until };
    const { texts, fill, greeting } = textsFor(channel, to, more);
    const mail = texts.access[about];
    const lang = user.communicationLanguage;
    await queueMail(app, tx, {
      ...envelope(channel, to, `${SECRET_FACT}${about}`),
      content: {
        subject: fill(mail.subject),
        heading: fill(mail.heading),
        paragraphs: [greeting, fill(mail.lead), fill(mail.how)],
        facts: [],
        button: {
          label: mail.button,
          url: `${preferredOrigin(app.config, channel)}${EMAIL_CHANGE_PATH}/${link.token}?lang=${lang}`,
        },
        footer: fill(texts.why.security),
      },
      lifeMinutes: DAY_MINUTES,
    });
  }
}

/** Tells both addresses that the e-mail was changed. */
export async function mailChangedEmail(
  app: Writing,
  tx: Transaction,
  { channel, user, from }: { channel: Channel; user: SignsIn; from: string },
): Promise<void> {
  for (const email of [user.email, from]) {
    const to = { ...user, email };
    const { texts, fill, greeting } = textsFor(channel, to, { from, to: user.email });
    const { emailChanged } = texts.access;
    await queueMail(app, tx, {
      ...envelope(channel, to, 'emailChanged'),
      content: {
        subject: fill(emailChanged.subject),
        heading: fill(emailChanged.heading),
        paragraphs: [greeting, fill(emailChanged.lead), fill(emailChanged.how)],
        facts: [],
        button: { label: emailChanged.button, url: `${preferredOrigin(app.config, channel)}/` },
        footer: fill(texts.why.security),
      },
      lifeMinutes: DAY_MINUTES,
    });
  }
}
