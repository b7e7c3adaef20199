import type { PaymentType } from '../../core/channel.ts';

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

interface NoticeText {
  subject: string;
  heading: string;
  lead: string;
}

/** Texts of mails. Placeholders are polyglot's: `%{name}`. */
export interface MailTexts {
  greeting: string;
  asap: string;
  pickupTime: string;
  track: string;
  labels: Record<
    | 'time'
    | 'pickup'
    | 'stop'
    | 'dropoff'
    | 'passenger'
    | 'account'
    | 'vehicle'
    | 'company'
    | 'driver'
    | 'car'
    | 'registration'
    | 'flight'
    | 'payment'
    | 'tripId'
    | 'reference'
    | 'askedBy',
    string
  >;
  pricing: Record<
    | 'price'
    | 'evaluatedServiceCharge'
    | 'waitingPrice'
    | 'tolls'
    | 'extras'
    | 'tip'
    | 'totalDiscount'
    | 'total'
    | 'passengerNoShowFee'
    | 'passengerPrematureCancellationFee',
    string
  >;
  /** Beside the number of a flight. */
  flight: Record<'terminal' | 'arrives' | 'leaves', string>;
  payment: Record<PaymentType | 'card', string>;
  /** Why somebody gets a mail: its last line. */
  why: Record<'passenger' | 'booker' | 'copy' | 'asked' | 'operator', string>;
  cancelledWhy: Record<'customer' | 'company' | 'noShow', string>;
  /** To whoever travels, and to whoever else is told. */
  notices: Record<NoticeKind, { passenger: NoticeText; other: NoticeText }>;
  infoRequest: NoticeText;
}
