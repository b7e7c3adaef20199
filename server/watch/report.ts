import type { Logger } from 'pino';
import type { OutsideService } from '../checks/outsideServices.ts';
import type { Database } from '../db/open.ts';
import { writeActivity } from './activity.ts';
import { ownProcess, writeStorageSize } from './processes.ts';
import { outcomeWriter } from './serviceOutcomes.ts';

/** How often a process writes what it knows. */
const EVERY_MS = 60_000;
/** The size of the database is written once in so many reports. */
const SIZE_EVERY = 60;

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
  const owner = store.forJobs();
  const database = owner.reaching('everywhere');
  const writeOutcomes = outcomeWriter(services);
  const own = ownProcess();
  let reports = 0;
  let writing: Promise<void> = Promise.resolve();
  const write = (tell: typeof own.tell) => {
    writing = writing
      .then(async () => {
        await tell(database);
        await writeOutcomes(database);
        await writeActivity(database, new Date());
        if (reports % SIZE_EVERY === 0) await writeStorageSize(owner);
        reports += 1;
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the state of the process could not be stored');
      });
    return writing;
  };
  void write(own.tell);
  const timer = setInterval(() => void write(own.tell), EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return write(own.end);
  };
}
