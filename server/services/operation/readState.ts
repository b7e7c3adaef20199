import { and, eq, gte, sql } from 'drizzle-orm';
import type {
  Activity,
  ActivityPeriod,
  OperationState,
  OutsideServiceState,
} from '../../../contract/operation/calls.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { PRODUCT_VERSION } from '../../../contract/core/product.ts';
import { isFailing } from '../../adapters/outcomes.ts';
import { outsideServices } from '../../checks/outsideServices.ts';
import type { Config } from '../../config/env.ts';
import type { AppContext } from '../../context.ts';
import { reaching } from '../../db/rowSecurity/reaching.ts';
import { mails } from '../../db/tables/index.ts';
import { readActivity } from '../../watch/activity.ts';
import { readInstallation } from '../../watch/processes.ts';
import { readOutcomes } from '../../watch/serviceOutcomes.ts';
import type { Call } from '../verb.ts';
import { readQueues } from './queues.ts';
import { readTroubledJobs } from './troubledJobs.ts';

const DAY_MS = 86_400_000;

/**
 * Whether a channel's fleet manager is told what belongs to the whole installation: where it is the
 * only channel, and where the operator has said so.
 */
export const seesInstallation = ({ channels }: Pick<Config, 'channels'>, channel: Channel) =>
  channels.length === 1 || channel.features.includes('installation');

const text = (date: Date | null) => date?.toISOString() ?? null;

async function servicesOf({ config, database }: AppContext): Promise<OutsideServiceState[]> {
  const services = outsideServices(config);
  const outcomes = await readOutcomes(database, services);
  return services.map((service) => {
    const outcome = outcomes.get(service.id)!;
    return {
      service: service.id,
      isReal: service.isReal,
      isFailing: isFailing(outcome),
      succeededAt: text(outcome.succeededAt),
      failedAt: text(outcome.failedAt),
      failure: outcome.failure,
    };
  });
}

/** What waits, and what became of the mails of the last day. */
async function mailsOf({ database, now }: AppContext, channelId: string) {
  const since = new Date(now().getTime() - DAY_MS);
  const rows = await database.orm
    .select({ state: mails.state, count: sql`count(*)`.mapWith(Number) })
    .from(mails)
    .where(and(eq(mails.channelId, channelId), gte(mails.createdAt, since)))
    .groupBy(mails.state);
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return { waiting: of('QUEUED'), sent: of('SENT'), failed: of('FAILED') };
}

/** How the server is, as far as it concerns the caller's channel. */
export async function readState({ ctx: { app, channel } }: Call): Promise<OperationState> {
  const isOperator = seesInstallation(app.config, channel);
  const scope = { channelId: channel.id, isOperator };
  const jobs = await readTroubledJobs(app, scope);
  return {
    at: app.now().toISOString(),
    version: PRODUCT_VERSION,
    services: await servicesOf(app),
    queues: await readQueues(app.database, scope),
    ...jobs,
    mails: await mailsOf(app, channel.id),
    installation: isOperator ? await readInstallation(reaching(app, 'everywhere').database) : null,
  };
}

/** The calls and jobs of the caller's channel, in all processes. */
export const showActivity = ({
  ctx: { app, channel },
  input: { period },
}: Call<{ period: ActivityPeriod }>): Promise<Activity> =>
  readActivity(app.database, { channelId: channel.id, period, now: app.now() });
