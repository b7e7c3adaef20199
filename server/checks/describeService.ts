import type { OutsideServiceId } from '../../contract/operation/calls.ts';
import { type Outcome, isFailing } from '../adapters/outcomes.ts';
import type { OutsideService } from './outsideServices.ts';

/** How an outside service is named to the operator. */
export interface DescribedService {
  what: string;
  state: 'real' | 'stand-in' | 'broken';
  says: string;
  /** What to do, if there is something to be done. */
  remedy?: string | undefined;
}

const known = ({ what, isReal, by, remedy }: OutsideService): DescribedService => ({
  what,
  state: isReal ? 'real' : 'stand-in',
  says: by,
  remedy,
});

/** Asks the service whether it works. */
export async function describeService(service: OutsideService): Promise<DescribedService> {
  const finding = await service.look?.();
  if (!finding) return known(service);
  const { what, by } = service;
  if (!finding.ok)
    return { what, state: 'broken', says: `${by}: ${finding.problem}`, remedy: finding.remedy };
  return { ...known(service), says: `${by}: ${finding.remark}` };
}

const minute = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const FAILED = {
  unavailable: 'no answer',
  refused: 'our credentials were refused',
  bad_answer: 'its answer could not be read',
};

/** When calls to a service last worked and last failed; null for one that was never asked. */
export function describeOutcome({ succeededAt, failedAt, failure }: Outcome): string | null {
  const worked = succeededAt && `last worked ${minute(succeededAt)}`;
  const how = failure && `${FAILED[failure.kind]}${failure.word ? `, ${failure.word}` : ''}`;
  const failed = failedAt && `last failed ${minute(failedAt)}${how ? ` (${how})` : ''}`;
  return [worked, failed].filter(Boolean).join('; ') || null;
}

const NAME_WIDTH = 11;

/**
 * What the terminal shows of them at the start, before anybody has asked them.
 * @param outcomes by service; what failed last time is said
 */
export const serviceLines = (
  services: readonly OutsideService[],
  outcomes: ReadonlyMap<OutsideServiceId, Outcome> = new Map(),
): string[] =>
  services.flatMap((service) => {
    const { what, state, says, remedy } = known(service);
    const outcome = outcomes.get(service.id);
    const line = `      ${what.padEnd(NAME_WIDTH)}${state.padEnd(NAME_WIDTH)}${says}${remedy ? `. ${remedy}` : ''}`;
    return outcome && isFailing(outcome)
      ? [line, `${' '.repeat(6 + NAME_WIDTH * 2)}${describeOutcome(outcome)}`]
      : [line];
  });
