import type { BookingRequest } from '../../../contract/booking/request.ts';
import { nextLeg, type Leg, type LegEvent, type LegPhase } from './leg.ts';

export const LEG_NAMES = ['outbound', 'inbound'] as const;
export type LegName = (typeof LEG_NAMES)[number];

/** One intention to book: the outbound trip and, if asked for, the way back after it. */
export interface OpenSubmission {
  phase: 'open';
  attemptId: string;
  outbound: Leg;
  inbound: Leg | null;
}

/** The booking of this tab. */
export type Submission = { phase: 'idle' } | OpenSubmission;

/** What is to be booked; `inbound` is null without a return. */
export interface Order {
  outbound: BookingRequest;
  inbound: BookingRequest | null;
}

/** What happened to the booking. `attemptId` is a new one, used where another attempt begins. */
export type SubmissionEvent =
  | { type: 'submitted'; attemptId: string; order: Order }
  | { type: 'leg'; name: LegName; event: LegEvent }
  | { type: 'retried'; name: LegName; attemptId: string; request?: BookingRequest }
  | { type: 'released' };

export const IDLE: Submission = { phase: 'idle' };

const UNDECIDED = new Set<LegPhase>([
  'requesting',
  'paying',
  'confirming',
  'uncertain',
  'abandoning',
  'callingOff',
  'cancelling',
]);

const FAILED = new Set<LegPhase>(['refused', 'declined', 'abandoned']);
/** It was not booked: another attempt may follow. */
export const hasFailed = ({ phase }: Leg): boolean => FAILED.has(phase);
/** Nothing more can happen to the leg until the user does something. */
const isDecided = (leg: Leg | null): boolean => leg === null || !UNDECIDED.has(leg.phase);

export const legsOf = ({ outbound, inbound }: OpenSubmission): [LegName, Leg][] =>
  inbound
    ? [
        ['outbound', outbound],
        ['inbound', inbound],
      ]
    : [['outbound', outbound]];

/** Nothing was booked, so that the form may be changed and sent again. */
export const isFormOpen = (state: Submission): boolean =>
  state.phase === 'idle' || hasFailed(state.outbound);

/** The booking is finished: the next one is another booking. */
export const isSettled = (state: Submission): boolean =>
  state.phase === 'open' &&
  (state.outbound.phase === 'booked' || state.outbound.phase === 'cancelled') &&
  isDecided(state.inbound);

function open(attemptId: string, { outbound, inbound }: Order): OpenSubmission {
  return {
    phase: 'open',
    attemptId,
    outbound: {
      attempt: `${attemptId}:1`,
      request: outbound,
      phase: 'requesting',
      isFirst: true,
    },
    inbound: inbound && { attempt: `${attemptId}:2`, request: inbound, phase: 'waiting' },
  };
}

/** A guest whom the outbound trip added to the account's guests travels back as that guest. */
function asKnownGuest(request: BookingRequest, businessGuestId: string | null): BookingRequest {
  const { passengerInfo } = request;
  if (businessGuestId === null || (passengerInfo.passengerId ?? null) !== null) return request;
  const { passengerType, corporationId } = passengerInfo;
  return {
    ...request,
    passengerInfo: { passengerType, corporationId, passengerId: businessGuestId },
  };
}

/** The return begins once its outbound trip is booked, and is never booked without it. */
function withFollowingReturn(state: OpenSubmission, event: LegEvent): OpenSubmission {
  const { outbound, inbound } = state;
  if (inbound?.phase !== 'waiting') return state;
  const request =
    event.type === 'answered'
      ? asKnownGuest(inbound.request, event.result.businessGuestId)
      : inbound.request;
  const known = request === inbound.request ? inbound : { ...inbound, request };
  if (outbound.phase === 'booked')
    return { ...state, inbound: nextLeg(known, { type: 'started' }) };
  if (outbound.phase === 'cancelled')
    return { ...state, inbound: nextLeg(known, { type: 'dropped' }) };
  return known === inbound ? state : { ...state, inbound: known };
}

function afterLegEvent(state: OpenSubmission, name: LegName, event: LegEvent): OpenSubmission {
  const leg = state[name];
  const next = leg && nextLeg(leg, event);
  if (next === leg) return state;
  const moved = { ...state, [name]: next };
  return name === 'outbound' ? withFollowingReturn(moved, event) : moved;
}

/** The name of the next try at a return: `…:2`, `…:2-2`, `…:2-3`. */
function nextTry(attempt: string): string {
  const [, leg, tries = '1'] = /^(.*:\d+)(?:-(\d+))?$/.exec(attempt) ?? [];
  return `${leg ?? attempt}-${Number(tries) + 1}`;
}

/**
 * Tries a leg again: an uncertain one as the same attempt, a failed one as another. The server
 * keeps the failure of an attempt, and would only return it again.
 */
function retried(
  state: OpenSubmission,
  { name, attemptId, request }: Extract<SubmissionEvent, { type: 'retried' }>,
): OpenSubmission {
  const leg = state[name];
  if (!leg) return state;
  if (!hasFailed(leg)) return afterLegEvent(state, name, { type: 'resumed' });
  if (name === 'outbound')
    return open(attemptId, {
      outbound: request ?? leg.request,
      inbound: state.inbound && state.inbound.request,
    });
  const inbound: Leg = {
    attempt: nextTry(leg.attempt),
    request: request ?? leg.request,
    phase: 'requesting',
    isFirst: true,
  };
  return { ...state, inbound };
}

/** The next state. Events that do not fit the state (a second click, a late answer) change nothing. */
export function nextSubmission(state: Submission, event: SubmissionEvent): Submission {
  if (event.type === 'submitted')
    return isFormOpen(state) ? open(event.attemptId, event.order) : state;
  if (state.phase === 'idle') return state;
  switch (event.type) {
    case 'leg':
      return afterLegEvent(state, event.name, event.event);
    case 'retried':
      return retried(state, event);
    default:
      return isFormOpen(state) || isSettled(state) ? IDLE : state;
  }
}
