import { createTransport } from 'nodemailer';
import { AdapterError, countedCall } from '../outside.ts';
import { EVENT_FILE, type Mailer } from './types.ts';

const SERVICE = 'mail';
const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;

/** What nodemailer throws; `responseCode` is the server's own answer. */
interface SmtpFailure {
  code?: string;
  responseCode?: number;
}

/** Header values must be one line, so control characters in a name or address become spaces. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** The server's answer may quote addresses, so only its number is kept. */
function failureOf(error: unknown): AdapterError {
  const { code = 'UNKNOWN', responseCode } = error as SmtpFailure;
  const isRefused =
    responseCode !== undefined &&
    responseCode >= 500 &&
    (code === 'EENVELOPE' || code === 'EMESSAGE');
  return new AdapterError(
    SERVICE,
    isRefused ? 'refused' : 'unavailable',
    `${code}${responseCode === undefined ? '' : ` (${responseCode})`}`,
    responseCode === undefined ? { word: code } : { status: responseCode },
  );
}

/**
 * Mail by SMTP.
 * @param url `smtp://user:password@host:587`, or `smtps://…` for TLS from the first byte
 */
export function createSmtpMailer(url: string): Mailer & { verify(): Promise<void>; close(): void } {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const handedOver = (mail: Parameters<typeof transport.sendMail>[0]) =>
    countedCall(SERVICE, async () => {
      try {
        await transport.sendMail(mail);
      } catch (error) {
        throw failureOf(error);
      }
    });
  return {
    async send(mail) {
      const { messageId, from, to, replyTo, subject, text, html, stopUrl } = mail;
      await handedOver({
        messageId,
        from: { name: oneLine(from.name), address: oneLine(from.address) },
        to: { name: '', address: oneLine(to) },
        ...(replyTo && { replyTo: { name: '', address: oneLine(replyTo) } }),
        subject: oneLine(subject),
        text,
        html,
        attachments: mail.attachments.map(({ name, type, content, contentId }) => ({
          filename: oneLine(name),
          contentType: type,
          content: Buffer.from(content),
          ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
        })),
        ...(mail.calendar && {
          icalEvent: { ...mail.calendar, filename: EVENT_FILE },
        }),
        headers: {
          'auto-submitted': 'auto-generated',
          ...(stopUrl && {
            'list-unsubscribe': `<${oneLine(stopUrl)}>`,
            'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    /**
     * @throws AdapterError when the server cannot be reached or refuses the credentials; its cause says why, since no
     *   mail, and so no address, is sent
     */
    async verify() {
      try {
        await transport.verify();
      } catch (error) {
        throw Object.assign(failureOf(error), { cause: error });
      }
    },
    close: () => transport.close(),
  };
}
