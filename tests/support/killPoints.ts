import type { Step } from './killedBookers.ts';
import type { StopPoint } from './stopAt.ts';

/** A moment between two steps of a booking. */
export interface Gap {
  name: string;
  during: Step;
  point: StopPoint;
  isBilled?: boolean;
  /** How the booking ends: `ends` if the booker comes back, `left` if not. */
  ends: 'booked' | 'cancelled' | 'charged';
  left?: 'booked' | 'nothing';
}
const call = (when: StopPoint['when'], matching: string): StopPoint => ({
  of: 'fetch',
  when,
  matching,
});
const statement = (matching: string): StopPoint => ({
  of: 'query',
  when: 'before',
  matching,
});
const MADE = 'POST .*/payment_intents$';
const SEEN = 'GET .*/payment_intents/';
const RELEASED = 'POST .*/payment_intents/.*/cancel$';
const CAPTURED = 'POST .*/capture$';
const TAKEN = 'POST .*/fleets/.*/bookings$';
/** A call that writes only our own tables commits its answer together with its changes. */
export const COMMITTED: StopPoint = {
  of: 'query',
  when: 'after',
  matching: 'update "idempotency_keys".*commit$',
};
/** A call that also asks an outside system stores its answer after everything else is committed. */
const ANSWERED = '^update "idempotency_keys"';

/** Gaps that block a worker or the database come at the end of their round. */
export const rounds: readonly (readonly Gap[])[] = [
  [
    {
      name: 'the request is committed, the processor not asked',
      during: 'request',
      point: call('before', MADE),
      ends: 'booked',
      left: 'nothing',
    },
    {
      name: 'the hold is made, its answer on the way',
      during: 'request',
      point: call('after', MADE),
      ends: 'booked',
      left: 'nothing',
    },
    {
      name: 'the answer is here, and not written',
      during: 'request',
      point: call('after', SEEN),
      ends: 'booked',
      left: 'nothing',
    },
    {
      name: 'it is written, the booker not told',
      during: 'request',
      point: statement(ANSWERED),
      ends: 'booked',
      left: 'nothing',
    },
    {
      name: 'the confirmation has seen the hold',
      during: 'confirm',
      point: call('after', SEEN),
      ends: 'booked',
      left: 'nothing',
    },
    {
      name: 'the confirmation and its answer are committed, the booker not told',
      during: 'confirm',
      point: COMMITTED,
      ends: 'booked',
      left: 'booked',
    },
    {
      name: 'the cancellation is committed, the hold not let go',
      during: 'cancel',
      point: call('before', RELEASED),
      ends: 'cancelled',
    },
    {
      name: 'the hold is let go, that not written',
      during: 'cancel',
      point: call('after', RELEASED),
      ends: 'cancelled',
    },
    {
      name: 'dispatch has called it off, its answer on the way',
      during: 'cancel',
      point: call('after', 'DELETE .*/bookings/'),
      ends: 'cancelled',
    },
    {
      name: 'the job is taken, dispatch not told',
      during: 'confirm',
      isBilled: true,
      point: call('before', TAKEN),
      ends: 'booked',
    },
    {
      name: 'dispatch has the trip, its answer on the way',
      during: 'confirm',
      isBilled: true,
      point: call('after', TAKEN),
      ends: 'booked',
    },
    {
      name: 'the confirmation and its job are not committed',
      during: 'confirm',
      point: statement('pgboss.*commit$'),
      ends: 'booked',
    },
  ],
  [
    {
      name: 'the trip is over, its card not charged',
      during: 'end',
      point: call('before', CAPTURED),
      ends: 'charged',
    },
    {
      name: 'the card is charged, that not written',
      during: 'end',
      point: call('after', CAPTURED),
      ends: 'charged',
    },
    {
      name: 'the cardholder has paid, nobody knows it here',
      during: 'pay',
      point: call('before', 'POST .*/payments/events$'),
      ends: 'booked',
    },
    {
      name: 'the request is not committed',
      during: 'request',
      point: statement('insert into "bookings".*commit$'),
      ends: 'booked',
    },
  ],
];
