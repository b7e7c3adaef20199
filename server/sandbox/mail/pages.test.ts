import { describe, expect, it } from 'vitest';
import { demoChannels } from '../../config/demoChannels.ts';
import type { KeptMail } from './outbox.ts';
import { outboxPage } from './pages.ts';

const [channel] = demoChannels;
const mail: KeptMail = {
  channelId: channel.id,
  id: '019a0000-0000-7000-8000-000000000001',
  messageId: '<1@meridian.example>',
  sender: 'Meridian Cars <no-reply@meridian.example>',
  recipient: 'anna@northwind.example',
  replyTo: null,
  subject: 'Taxi for <b>Anna</b>',
  text: 'Hello',
  html: '<p>Hello</p>',
  attachments: [],
  receivedAt: new Date('2026-11-20T09:05:00Z'),
};
const page = (mails: readonly KeptMail[], open?: KeptMail | null) =>
  outboxPage({ channel, language: 'en', mails, open });

describe('the outbox', () => {
  it.each([
    ['empty', page([]), 'No e-mails yet'],
    ['with mails', page([mail]), 'Choose an e-mail to read it.'],
    ['with one open', page([mail], mail), 'As plain text'],
    ['with one that is gone', page([mail], null), 'This e-mail is no longer there.'],
  ])('has one main part in %s, and says what it is', (_what, markup, said) => {
    expect(markup.match(/<main/g)).toHaveLength(1);
    expect(markup).toContain(said);
  });

  it('shows what people typed as text', () => {
    expect(page([mail])).toContain('Taxi for &lt;b&gt;Anna&lt;/b&gt;');
  });
});
