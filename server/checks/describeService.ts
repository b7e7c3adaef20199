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

const NAME_WIDTH = 11;

/** What the terminal shows of them at the start, before anybody has asked them. */
export const serviceLines = (services: readonly OutsideService[]): string[] =>
  services
    .map(known)
    .map(
      ({ what, state, says, remedy }) =>
        `      ${what.padEnd(NAME_WIDTH)}${state.padEnd(NAME_WIDTH)}${says}${remedy ? `. ${remedy}` : ''}`,
    );
