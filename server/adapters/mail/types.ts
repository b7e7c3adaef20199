export interface MailFile {
  name: string;
  type: string;
  content: Uint8Array;
  /** For a picture in the HTML: its name there, as in `cid:…`. */
  contentId?: string;
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
