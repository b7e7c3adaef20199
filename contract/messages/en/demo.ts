/** Texts of what stands in for other services in a demo. Placeholders: `%{place}`. */
export const demo = {
  /** The text for an address when only a nearby place is known. */
  near: 'Near %{place}',
  /** The page that shows the mails that were kept instead of sent. */
  outbox: {
    title: 'Outbox',
    standIn: 'Stand-in for a mail server',
    about:
      'Nothing on this page was sent to anybody. Set SMTP_URL, and these e-mails go to the people they are addressed to.',
    empty: 'No e-mails yet',
    emptyHint: 'Book a trip: its confirmation appears here within seconds.',
    choose: 'Choose an e-mail to read it.',
    to: 'To',
    from: 'From',
    replyTo: 'Replies to',
    at: 'Kept',
    asText: 'As plain text',
    asHtml: 'As HTML',
    gone: 'This e-mail is no longer there.',
    back: 'All e-mails',
    backToConsole: 'Back to the console',
  },
};

export type DemoTexts = typeof demo;
