import { and, desc, eq } from 'drizzle-orm';
import {
  type CalendarPart,
  EVENT_FILE,
  type MailFile,
  type Mailer,
} from '../../adapters/mail/types.ts';
import type { Config } from '../../config/env.ts';
import { gathered } from '../../db/statements/gathered.ts';
import type { Database } from '../../db/open.ts';
import { sandboxMails } from '../../db/tables/index.ts';

export type KeptMail = typeof sandboxMails.$inferSelect;

export interface Outbox extends Mailer {
  /** Mails of a channel, the newest first. */
  list(channelId: string, limit: number): Promise<KeptMail[]>;
  find(channelId: string, id: string): Promise<KeptMail | null>;
}

/**
 * Whether the outbox can be read. Everybody who opens it sees all mails of the channel, so it only
 * exists when all people are made up.
 */
export const showsOutbox = ({ demo, mail }: Pick<Config, 'demo' | 'mail'>): boolean =>
  demo && mail.smtpUrl === null;

const inBase64 = (content: Uint8Array) => Buffer.from(content).toString('base64');

/** The event of a mail as mail programs offer it beside the other files. */
const eventFile = ({ content }: CalendarPart): MailFile => ({
  name: EVENT_FILE,
  type: 'text/calendar',
  content: Buffer.from(content),
});

/** The HTML as a mail program shows it, with the attached pictures. */
export const withPictures = (html: string, files: readonly MailFile[]): string =>
  files.reduce(
    (shown, { contentId, type, content }) =>
      contentId
        ? shown.replaceAll(`"cid:${contentId}"`, `"data:${type};base64,${inBase64(content)}"`)
        : shown,
    html,
  );

const keep = gathered<typeof sandboxMails.$inferInsert, void>(async ({ orm }, mails) => {
  await orm
    .insert(sandboxMails)
    .values([...mails])
    .onConflictDoNothing();
  return mails.map(() => undefined);
});

/** Stands in for a mail server: keeps the mails that it gets, for the outbox page to show. */
export function createOutbox(database: Pick<Database, 'orm' | 'pool'>): Outbox {
  const { orm } = database;
  return {
    send: ({ channelId, messageId, from, to, replyTo, html, attachments, calendar, ...words }) =>
      keep(database, {
        channelId,
        messageId,
        sender: `${from.name} <${from.address}>`,
        recipient: to,
        replyTo,
        subject: words.subject,
        text: words.text,
        html: withPictures(html, attachments),
        attachments: [...attachments, ...(calendar ? [eventFile(calendar)] : [])]
          .filter(({ contentId }) => !contentId)
          .map(({ name, type, content }) => ({ name, type, content: inBase64(content) })),
      }),
    list: (channelId, limit) =>
      orm
        .select()
        .from(sandboxMails)
        .where(eq(sandboxMails.channelId, channelId))
        .orderBy(desc(sandboxMails.receivedAt), desc(sandboxMails.id))
        .limit(limit),
    async find(channelId, id) {
      const [mail] = await orm
        .select()
        .from(sandboxMails)
        .where(and(eq(sandboxMails.channelId, channelId), eq(sandboxMails.id, id)));
      return mail ?? null;
    },
  };
}
