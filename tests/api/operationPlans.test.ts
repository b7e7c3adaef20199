import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobs, type JobRunner } from '../../server/jobs/createJobs.ts';
import { readQueues } from '../../server/services/operation/queues.ts';
import { readTroubledJobs } from '../../server/services/operation/troubledJobs.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { entries, plansOf } from './planNodes.ts';

/** A week's jobs, nearly all of them done. */
const DONE = 20_000;
const FAILED = 300;
/** The jobs of a page, and those that are not done, which are counted. */
const MOST_READ = 400;

let server: TestServer;
let jobs: JobRunner;
beforeAll(async () => {
  server = await startTestServer();
  const { database, log } = server.context;
  jobs = await createJobs({ database, log });
  await database.pool.query(
    `insert into pgboss.job (name, data, state, started_on, completed_on, policy)
     select 'dispatch-create', json_build_object('channelId', 'meridian', 'bookingId', gen_random_uuid()),
       (case when n <= $1 then 'failed' else 'completed' end)::pgboss.job_state,
       now() - n * interval '10 seconds', now() - n * interval '10 seconds', 'short'
     from generate_series(1, $2::int) as n`,
    [FAILED, FAILED + DONE],
  );
  await database.pool.query('vacuum analyze pgboss.job_common');
});
afterAll(async () => {
  await jobs?.stop();
  await server?.close();
});

it.each([false, true])(
  'reads only jobs that are not done, of the operator as well: %s',
  async (isOperator) => {
    const scope = { channelId: 'meridian', isOperator };
    const { answer, plans } = await plansOf(
      server,
      server.fixtures.users.fleetManager,
      async ({ app }) => ({
        queues: await readQueues(app.database, scope),
        ...(await readTroubledJobs(app, scope)),
      }),
    );
    expect(answer.queues.find(({ queue }) => queue === 'dispatch-create')?.failed).toBe(FAILED);
    expect(answer.jobs).toHaveLength(100);
    expect(answer.hasMoreJobs).toBe(true);
    expect(plans.filter(({ plan }) => entries(plan) >= MOST_READ)).toEqual([]);
  },
);
