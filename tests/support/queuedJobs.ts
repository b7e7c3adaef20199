import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { runJob } from '../../server/jobs/handlers.ts';
import type { JobName, JobPayloads } from '../../server/jobs/jobs.ts';
import { consoleServer } from './console.tsx';

/**
 * Runs the jobs with a name that are enqueued from now on, as the job queue would.
 * @returns a function that waits until there is such a job, and runs all that there are
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
