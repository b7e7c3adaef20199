import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSmtpMailer } from './smtp.ts';

interface Taken {
  from: string;
  to: string[];
  source: string;
}
let taken: Taken[];
let refuse: Error | null;
let server: SMTPServer;
let url: string;

beforeEach(async () => {
  taken = [];
  refuse = null;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(refuse),
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({ address }) => address);
        taken.push({ from, to, source: Buffer.concat(parts).toString() });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  url = `smtp://127.0.0.1:${address.port}`;
});
afterEach(() => new Promise<void>((resolve) => void server.close(resolve)));

const mail = {
  channelId: 'meridian',
  messageId: '<1@taxi.example>',
  from: { name: 'Meridian Cars', address: 'no-reply@taxi.example' },
  to: 'anna@northwind.example',
  replyTo: null,
  subject: 'Votre taxi est confirmé',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  attachments: [],
  calendar: null,
  stopUrl: null,
};

it('sends a mail with both parts', async () => {
  const mailer = createSmtpMailer(url);
  await mailer.verify();
  await mailer.send({ ...mail, replyTo: 'nora@northwind.example' });
  mailer.close();
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({ from: mail.from.address, to: [mail.to] });
  const { source } = taken[0]!;
  expect(source).toMatch(/^From: Meridian Cars <no-reply@taxi\.example>\r$/m);
  expect(source).toMatch(/^Reply-To: nora@northwind\.example\r$/m);
  expect(source).toMatch(/^Message-ID: <1@taxi\.example>\r$/m);
  expect(source).toContain('Content-Type: multipart/alternative');
  expect(source).toContain('text/plain');
  expect(source).toContain('text/html');
});

it('sends an event that mail programs put into a calendar', async () => {
  const mailer = createSmtpMailer(url);
  await mailer.send({ ...mail, calendar: { method: 'CANCEL', content: 'BEGIN:VCALENDAR' } });
  mailer.close();
  const { source } = taken[0]!;
  expect(source).toContain('Content-Type: text/calendar; charset=utf-8; method=CANCEL');
  expect(source).toMatch(/^Content-Disposition: attachment; filename=trip\.ics\r$/m);
});

it('sends a file, and the header with which such mails can be stopped', async () => {
  const mailer = createSmtpMailer(url);
  const content = Buffer.from('%PDF-1.3 made up');
  await mailer.send({
    ...mail,
    attachments: [{ name: 'reçu-2026-11-20.pdf', type: 'application/pdf', content }],
    stopUrl: 'https://taxi.example/stop-mails/abc?lang=fr',
  });
  mailer.close();
  const { source } = taken[0]!;
  expect(source).toContain('Content-Type: application/pdf');
  expect(source).toContain(content.toString('base64'));
  expect(source).toMatch(
    /^List-Unsubscribe: <https:\/\/taxi\.example\/stop-mails\/abc\?lang=fr>\r$/m,
  );
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});

it('sends a picture that is shown in the mail', async () => {
  const mailer = createSmtpMailer(url);
  const logo = {
    name: 'logo.png',
    type: 'image/png',
    content: Buffer.from('png'),
    contentId: 'logo',
  };
  await mailer.send({ ...mail, html: '<img src="cid:logo" alt="" />', attachments: [logo] });
  mailer.close();
  const { source } = taken[0]!;
  expect(source).toContain('Content-Type: multipart/related');
  expect(source).toMatch(/^Content-Id: <logo>\r$/im);
  expect(source).toMatch(/^Content-Disposition: inline/m);
});

it('lets no name or subject add headers or recipients', async () => {
  const mailer = createSmtpMailer(url);
  await mailer.send({
    ...mail,
    from: { ...mail.from, name: 'Cars\r\nBcc: thief@evil.example' },
    subject: 'Taxi for Eve\r\nBcc: thief@evil.example\r\n\r\nBody',
    to: 'anna@northwind.example',
  });
  mailer.close();
  expect(taken[0]!.to).toEqual([mail.to]);
  expect(taken[0]!.source).not.toMatch(/^Bcc:/im);
});

it('distinguishes a refused address, which is final, from a server that is down', async () => {
  const mailer = createSmtpMailer(url);
  refuse = Object.assign(new Error(`no mailbox ${mail.to}`), { responseCode: 550 });
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'refused', status: 550 });
  // The server's answer may quote the address, so it must not be logged.
  await expect(mailer.send(mail)).rejects.not.toThrow(mail.to);
  refuse = Object.assign(new Error('later'), { responseCode: 451 });
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'unavailable', status: 451 });
  mailer.close();
  const nobody = createSmtpMailer('smtp://127.0.0.1:9');
  await expect(nobody.send(mail)).rejects.toMatchObject({ code: 'unavailable' });
});
