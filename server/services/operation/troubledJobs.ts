import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { TroubledJob } from '../../../contract/operation/calls.ts';
import type { AppContext, Transaction } from '../../context.ts';
import type { Database } from '../../db/open.ts';
import { mails } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobName, JobPayloads } from '../../jobs/jobs.ts';
import { schedules } from '../../jobs/queues.ts';
import { SECRET_FACT } from '../mails/sendMail.ts';
import type { Call } from '../verb.ts';
import { hasQueue, type JobScope } from './queues.ts';

const MOST_SHOWN = 100;
const MAIL_QUEUE = 'send-mail';

/** Whoever asked for this work sees that it failed, and continues or repeats it. */
const LEFT_TO_THEIR_OWNERS = new Set<string>(['report-export', 'run-batch', 'run-import']);
const canTryAgain = (queue: string) => !LEFT_TO_THEIR_OWNERS.has(queue);

/** Timed jobs come again by themselves. */
const isTimed = (queue: string) => queue in schedules;

interface FoundJob extends Record<string, unknown> {
  id: string;
  queue: string;
  state: TroubledJob['state'];
  attempts: number;
  lastTriedAt: string | null;
  nextTryAt: string | null;
  reason: string | null;
  bookingId: string | null;
}

const asInstant = (value: string | null) => (value === null ? null : new Date(value).toISOString());

async function failedJobs(
  { orm }: Pick<Database, 'orm'>,
  { channelId }: JobScope,
): Promise<TroubledJob[]> {
  if (!(await hasQueue(orm))) return [];
  const { rows } = await orm.execute<FoundJob>(sql`
    select id, name as queue, case state when 'failed' then 'failed' else 'retrying' end as state,
      retry_count + case state when 'failed' then 1 else 0 end as attempts,
      coalesce(completed_on, started_on) as "lastTriedAt",
      case state when 'failed' then null else start_after end as "nextTryAt",
      coalesce(output ->> 'code', output -> 'cause' ->> 'code', output ->> 'name') as reason,
      data ->> 'bookingId' as "bookingId"
    from pgboss.job
    where data ->> 'channelId' = ${channelId} and state <> 'completed'
      and (state = 'retry' or state = 'failed' and completed_on > now() - interval '7 days')
    order by coalesce(completed_on, started_on) desc nulls last limit ${MOST_SHOWN + 1}`);
  return rows
    .filter(({ queue }) => !isTimed(queue))
    .map(({ lastTriedAt, nextTryAt, ...job }) => ({
      ...job,
      lastTriedAt: asInstant(lastTriedAt),
      nextTryAt: asInstant(nextTryAt),
      canTryAgain: canTryAgain(job.queue),
    }));
}

const isOf = (channelId: string) => and(eq(mails.channelId, channelId), eq(mails.state, 'FAILED'));
/** A mail that is late says something that is not true any more, and one with a secret has lost its text. */
const isWorthSending = (now: Date) =>
  and(gt(mails.expiresAt, now), sql`not starts_with(${mails.fact}, ${SECRET_FACT})`);

async function failedMails(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { channelId }: JobScope,
): Promise<TroubledJob[]> {
  const rows = await database.orm
    .select({
      id: mails.id,
      attempts: mails.attempts,
      createdAt: mails.createdAt,
      bookingId: mails.receiptOf,
      canTryAgain: sql<boolean>`${isWorthSending(now())}`,
    })
    .from(mails)
    .where(and(isOf(channelId), sql`${mails.createdAt} > now() - interval '7 days'`))
    .orderBy(sql`${mails.createdAt} desc`)
    .limit(MOST_SHOWN + 1);
  return rows.map(({ createdAt, ...mail }) => ({
    ...mail,
    queue: MAIL_QUEUE,
    state: 'failed',
    lastTriedAt: createdAt.toISOString(),
    nextTryAt: null,
    reason: null,
  }));
}

/** The channel's jobs and mails that failed in the last week or wait for another try, the last one first. */
export async function readTroubledJobs(
  app: Pick<AppContext, 'database' | 'now'>,
  scope: JobScope,
): Promise<{ jobs: TroubledJob[]; hasMoreJobs: boolean }> {
  const all = [...(await failedJobs(app.database, scope)), ...(await failedMails(app, scope))];
  const sorted = all.toSorted((one, other) =>
    (other.lastTriedAt ?? '').localeCompare(one.lastTriedAt ?? ''),
  );
  return { jobs: sorted.slice(0, MOST_SHOWN), hasMoreJobs: sorted.length > MOST_SHOWN };
}

type AnyJob = { [N in JobName]: { queue: N; payload: JobPayloads[N] } }[JobName];

/** Puts new jobs into the place of those that failed, so that each has all its attempts again. */
async function repeatJobs(
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Transaction,
  channelId: string,
  ids: readonly string[],
): Promise<number> {
  if (!(await hasQueue(tx))) return 0;
  const chosen = sql`id in (${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}) and data ->> 'channelId' = ${channelId}`;
  const names = sql.join(
    [...LEFT_TO_THEIR_OWNERS].map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await tx.execute<AnyJob & { key: string | null }>(sql`
    delete from pgboss.job where ${chosen} and state = 'failed' and name not in (${names})
    returning name as queue, data as payload, singleton_key as key`);
  for (const { queue, payload, key } of rows)
    await jobs.enqueue(tx, queue, payload, key === null ? {} : { singletonKey: key });
  const early = await tx.execute(sql`
    update pgboss.job set start_after = now() where ${chosen} and state = 'retry'`);
  return rows.length + (early.rowCount ?? 0);
}

async function repeatMails(
  { jobs, now }: Pick<AppContext, 'jobs' | 'now'>,
  tx: Transaction,
  channelId: string,
  ids: readonly string[],
): Promise<number> {
  const again = await tx
    .update(mails)
    .set({ state: 'QUEUED', attempts: 0 })
    .where(and(isOf(channelId), inArray(mails.id, [...ids]), isWorthSending(now())))
    .returning({ channelId: mails.channelId, mailId: mails.id });
  await jobs.enqueueAll(tx, MAIL_QUEUE, again);
  return again.length;
}

/**
 * Tries jobs and mails of the caller's channel again that failed, and those at once that wait for their
 * next try. What is done or tried meanwhile is left alone, so that a second press changes nothing.
 */
export const tryAgain = ({
  ctx: { app, channel },
  input: { jobIds: ids },
}: Call<{ jobIds: readonly string[] }>): Promise<{ triedAgain: number }> =>
  inTransaction(app.database, async (tx) => ({
    triedAgain:
      (await repeatJobs(app, tx, channel.id, ids)) + (await repeatMails(app, tx, channel.id, ids)),
  }));
