import { and, eq, isNull } from 'drizzle-orm';
import { formatDateTime, formatLocale } from '../../../contract/core/format.ts';
import type { Language } from '../../../contract/core/languages.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { WebhookAttempt } from '../../../contract/webhooks/calls.ts';
import type { AppContext, Transaction } from '../../context.ts';
import { preferredOrigin } from '../../config/origins.ts';
import { corporations, users, type webhookEndpoints } from '../../db/tables/index.ts';
import { queueMails } from '../mails/queueMail.ts';

type Endpoint = typeof webhookEndpoints.$inferSelect;
interface Reader {
  email: string;
  language: Language;
  /** Whose webhooks they are. */
  account: string | null;
}

/** After a week, its reader has missed events anyway. */
const LIFE_MINUTES = 7 * 1440;

/** Tells whoever looks after an endpoint that it gets nothing more. */
export async function mailSwitchedOff(
  app: AppContext,
  tx: Transaction,
  endpoint: Endpoint,
  { at, status, answer }: WebhookAttempt,
): Promise<void> {
  const channel = app.config.channels.find(({ id }) => id === endpoint.channelId);
  if (!channel) return;
  const mails = (await readersOf(tx, endpoint)).map(({ email, language, account }) => {
    const texts = messages[language].mail.webhookOff;
    const locale = formatLocale(language, channel.locale);
    const values = {
      channel: channel.name,
      account: account ?? channel.name,
      host: new URL(endpoint.url).host,
      url: endpoint.url,
      when: formatDateTime(at, locale, channel.timeZone),
      answer: status === null ? answer.replace(/\.$/, '') : `HTTP ${status}`,
    };
    const fill = (text: string) => fillIn(text, values);
    return {
      channel,
      fact: `${endpoint.id} webhooks off ${at}`,
      recipient: email,
      language,
      content: {
        subject: fill(texts.subject),
        heading: texts.heading,
        paragraphs: [fill(texts.lead), texts.how],
        facts: [],
        button: { label: texts.button, url: `${preferredOrigin(app.config, channel)}/webhooks` },
        footer: fill(texts.why),
      },
      lifeMinutes: LIFE_MINUTES,
    };
  });
  await queueMails(app, tx, mails);
}

/** The contact of the account; for an endpoint of the operator, the fleet managers. */
async function readersOf(
  tx: Transaction,
  { channelId, corporationId }: Endpoint,
): Promise<Reader[]> {
  if (corporationId !== null)
    return tx
      .select({
        email: corporations.contactEmail,
        language: corporations.communicationLanguage,
        account: corporations.name,
      })
      .from(corporations)
      .where(and(eq(corporations.channelId, channelId), eq(corporations.id, corporationId)));
  const managers = await tx
    .select({ email: users.email, language: users.communicationLanguage })
    .from(users)
    .where(
      and(
        eq(users.channelId, channelId),
        eq(users.role, 'bookingChannelAdmin'),
        eq(users.status, 'active'),
        isNull(users.deletedAt),
      ),
    );
  return managers.map((manager) => ({ ...manager, account: null }));
}
