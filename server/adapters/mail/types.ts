export interface MailFile {
  name: string;
  type: string;
  content: Uint8Array;
  /** Of a picture that the HTML shows: what it calls it, as `cid:…`. */
  contentId?: string;
}

/** A mail to one person, as it leaves the house. */
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
  /** Where its reader stops such mails, by one press of a button of the mail program too. */
  stopUrl: string | null;
}

export interface Mailer {
  /**
   * Hands a mail over. Safe to repeat: it keeps its message id.
   * @throws AdapterError `refused` when it will never be taken, `unavailable` when it may be later
   */
  send(mail: OutgoingMail): Promise<void>;
}
