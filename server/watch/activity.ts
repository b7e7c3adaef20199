import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Activity, ActivityPeriod } from '../../contract/operation/calls.ts';
import type { Database } from '../db/open.ts';
import { activity as table } from '../db/tables/index.ts';
import { LATENCY_MS, quantileMs, takeCounted } from './measures.ts';

const SLOT_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

/** How much is read of a period, and how many seconds one step of it has. */
const PERIODS: Record<ActivityPeriod, { lengthMs: number; stepSeconds: number }> = {
  day: { lengthMs: DAY_MS, stepSeconds: 900 },
  week: { lengthMs: 7 * DAY_MS, stepSeconds: 7200 },
};
/** A step longer than the longest period, which begins in the middle of one. */
const KEPT_MS = 8 * DAY_MS;

const beginOf = (time: number, stepMs: number) => new Date(Math.floor(time / stepMs) * stepMs);

/** Adds what this process counted to what all have, and deletes what no period shows any more. */
export async function writeActivity(database: Pick<Database, 'orm'>, now: Date): Promise<void> {
  const { counted, giveBack } = takeCounted();
  if (counted.length === 0) return;
  const slot = beginOf(now.getTime(), SLOT_MS);
  try {
    await database.orm
      .insert(table)
      .values(counted.map((one) => ({ ...one, slot })))
      .onConflictDoUpdate({
        target: [table.channelId, table.slot, table.measure],
        set: { count: sql`${table.count} + excluded.count` },
      });
  } catch (error) {
    giveBack();
    throw error;
  }
  await database.orm.delete(table).where(lt(table.slot, new Date(now.getTime() - KEPT_MS)));
}

/** The calls and jobs of a channel in all processes, step by step until now. */
export async function readActivity(
  database: Pick<Database, 'orm'>,
  { channelId, period, now }: { channelId: string; period: ActivityPeriod; now: Date },
): Promise<Activity> {
  const { lengthMs, stepSeconds } = PERIODS[period];
  const stepMs = stepSeconds * 1000;
  const first = beginOf(now.getTime() - lengthMs, stepMs);
  const step = sql<string>`floor(extract(epoch from ${table.slot}) / ${stepSeconds}::int)`;
  const rows = await database.orm
    .select({
      step: step.mapWith(Number),
      measure: table.measure,
      count: sql`sum(${table.count})`.mapWith(Number),
    })
    .from(table)
    .where(and(eq(table.channelId, channelId), gte(table.slot, first)))
    .groupBy(sql`1`, table.measure);
  const steps = Map.groupBy(rows, (row) => row.step);
  const points: Activity['points'] = [];
  for (let at = first.getTime(); at <= now.getTime(); at += stepMs) {
    const found = new Map(steps.get(at / stepMs)?.map((row) => [row.measure, row.count]));
    const of = (measure: string) => found.get(measure) ?? 0;
    const latency = [...LATENCY_MS, 'more'].map((limit) => of(`calls.ms.${limit}`));
    points.push({
      at: new Date(at).toISOString(),
      answered: of('calls.answered'),
      failed: of('calls.failed'),
      refused: of('calls.refused'),
      medianMs: quantileMs(latency, 0.5),
      slowMs: quantileMs(latency, 0.95),
      jobsDone: of('jobs.done'),
      jobsFailed: of('jobs.failed'),
      jobsGivenUp: of('jobs.given_up'),
    });
  }
  return { stepSeconds, points };
}
