import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { runJob } from '../../server/jobs/handlers.ts';
import type { JobName, JobPayloads } from '../../server/jobs/jobs.ts';
import { consoleServer } from './console.tsx';

/**
 * Does what the job queue would with the jobs of a name that are put in it from now on.
 * @returns waits until there is one to do, and does those that there are
 * @example
 * const workOff = await queueOf('run-batch');
 * await user.click(start);
 * await workOff();
 */
export async function queueOf(name: JobName): Promise<() => Promise<void>> {
  const { enqueued, context, isCommitted } = await consoleServer();
  let seen = enqueued.length;
  return async () => {
    const waiting = () => enqueued.slice(seen).filter((job) => job.name === name);
    await waitFor(() => expect(waiting()).not.toEqual([]));
    const jobs = waiting();
    seen = enqueued.length;
    for (const job of jobs) {
      await waitFor(async () => expect(await isCommitted(job)).toBe(true));
      await runJob(context, name, job.payload as JobPayloads[JobName]);
    }
  };
}
