export interface MailFile {
  name: string;
  type: string;
  content: Uint8Array;
  /** For a picture in the HTML: its name there, as in `cid:…`. */
  contentId?: string;
}

/** What an event is called where it is shown as a file. */
export const EVENT_FILE = 'trip.ics';

/** An event of iCalendar in a mail, which mail programs put into the reader's calendar. */
export interface CalendarPart {
  /** Whether it adds and changes the event, or takes it away. */
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** A mail to one person, ready to be sent. */
export interface OutgoingMail {
  channelId: string;
  /** `<…@…>`; the same mail sent again has the same one. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: readonly MailFile[];
  calendar: CalendarPart | null;
  /** The address at which its reader stops such mails, also by a mail program's own button. */
  stopUrl: string | null;
}

export interface Mailer {
  /**
   * Hands a mail over. Safe to repeat: it keeps its message id.
   * @throws AdapterError `refused` when it will never be accepted, `unavailable` when it may be
   *   later
   */
  send(mail: OutgoingMail): Promise<void>;
}
