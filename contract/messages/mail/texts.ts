/** What can happen to a trip that people are mailed about. */
export const NOTICE_KINDS = [
  'confirmed',
  'pickupChanged',
  'cancelled',
  'driverAssigned',
  'driverArrived',
  'receipt',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface NoticeText {
  subject: string;
  heading: string;
  lead: string;
}

/** Texts of mails; the words for the details of a trip are in `trip/`. Placeholders: `%{name}`. */
export interface MailTexts {
  greeting: string;
  track: string;
  /** What a trip is called in a calendar. */
  event: string;
  /** Why somebody gets a mail: its last line. */
  why: Record<
    'passenger' | 'booker' | 'copy' | 'asked' | 'operator' | 'invited' | 'security',
    string
  >;
  /** How passengers stop their mails: the link in them, and the page that it opens. */
  stop: Record<
    'link' | 'title' | 'text' | 'stop' | 'stopped' | 'stoppedText' | 'start' | 'broken',
    string
  >;
  /** The page that the links in those mails open. */
  emailChange: Record<
    | 'title'
    | 'confirmText'
    | 'confirm'
    | 'confirmed'
    | 'confirmedText'
    | 'stopText'
    | 'stop'
    | 'stopped'
    | 'stoppedText'
    | 'inEffect'
    | 'gone',
    string
  >;
  cancelledWhy: Record<'customer' | 'company' | 'noShow', string>;
  /** To the passenger, and to everybody else who is notified. */
  notices: Record<NoticeKind, { passenger: NoticeText; other: NoticeText }>;
  /** To an employee: how trips that are booked for them reach them. */
  invitation: NoticeText & { how: string; ask: string };
  /** To people who sign in, about their access: with links that work once. */
  access: {
    invitation: NoticeText & { how: string; button: string };
    /** In place of how and button, for people who sign in already. */
    join: Record<'how' | 'button', string>;
    /** In place of a link, where an outside identity provider keeps the passwords. */
    keptElsewhere: Record<'how' | 'button', string>;
    password: NoticeText & { button: string };
    signIn: NoticeText & { button: string };
    changed: NoticeText & { ask: string; button: string };
    /** To the new and to the former address of somebody whose e-mail is to be changed, then to both. */
    confirmEmail: NoticeText & { how: string; button: string };
    stopEmail: NoticeText & { how: string; button: string };
    emailChanged: NoticeText & { how: string; button: string };
    once: string;
    notAsked: string;
  };
  /** To whoever administers an endpoint of webhooks that was given up. */
  webhookOff: NoticeText & Record<'how' | 'button' | 'why', string>;
  infoRequest: NoticeText & { askedBy: string };
}
