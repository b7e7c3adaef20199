export { createSmtpMailer } from './smtp.ts';
export type { Mailer, OutgoingMail } from './types.ts';
