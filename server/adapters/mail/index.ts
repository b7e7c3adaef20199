import type { Queryable } from '../../context.ts';
import { createOutbox } from '../../sandbox/mail/outbox.ts';
import { createSmtpMailer } from './smtp.ts';
import type { Mailer } from './types.ts';

export type { Mailer, OutgoingMail } from './types.ts';

/** Mail by the configured server, else into the outbox that stands in for one. */
export const createMailer = (
  { smtpUrl }: { smtpUrl: string | null },
  database: { orm: Queryable },
): Mailer => (smtpUrl === null ? createOutbox(database) : createSmtpMailer(smtpUrl));
