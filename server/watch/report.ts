import type { Logger } from 'pino';
import type { OutsideService } from '../checks/outsideServices.ts';
import type { Database } from '../db/open.ts';
import { outcomeWriter } from './serviceOutcomes.ts';

/** How often a process writes what it knows. */
const EVERY_MS = 60_000;

/**
 * Begins to write what only this process knows into the database, once a minute.
 * @param store with its owner's rights
 * @returns writes a last time and ends it
 */
export function startReport({
  store,
  log,
  services,
}: {
  store: Database;
  log: Logger;
  services: readonly OutsideService[];
}): () => Promise<void> {
  const database = store.forJobs().reaching('everywhere');
  const writeOutcomes = outcomeWriter(services);
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    writing = writing
      .then(() => writeOutcomes(database))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the state of the process could not be stored');
      });
    return writing;
  };
  const timer = setInterval(() => void write(), EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return write();
  };
}
