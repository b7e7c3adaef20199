import type { OutsideFailure } from '../../contract/operation/outsideFailure.ts';

/** When a service last worked for this process, and when and how it last did not. */
export interface Outcome {
  succeededAt: Date | null;
  failedAt: Date | null;
  failure: OutsideFailure | null;
}

const outcomes = new Map<string, Outcome>();
/** Of a service that nobody has asked. */
export const NEVER_ASKED: Outcome = { succeededAt: null, failedAt: null, failure: null };

const note = (service: string, what: Partial<Outcome>) =>
  outcomes.set(service, { ...outcomeOf(service), ...what });

/** Notes that a service answered as it should. */
export const noteAnswer = (service: string) => note(service, { succeededAt: new Date() });

/** Notes that a service gave no usable answer. */
export const noteFailure = (service: string, failure: OutsideFailure) =>
  note(service, { failedAt: new Date(), failure });

/** What this process knows of a service, by the name under which its calls are counted. */
export const outcomeOf = (service: string): Outcome => outcomes.get(service) ?? NEVER_ASKED;

/** Whether a service's last call failed, as far as is known. */
export const isFailing = ({ succeededAt, failedAt }: Outcome): boolean =>
  failedAt !== null && (succeededAt === null || failedAt >= succeededAt);
