import { sql } from 'drizzle-orm';
import type { OutsideServiceId } from '../../contract/operation/calls.ts';
import { NEVER_ASKED, outcomeOf, type Outcome } from '../adapters/outcomes.ts';
import type { OutsideService } from '../checks/outsideServices.ts';
import type { Database } from '../db/open.ts';
import { outsideServices as table } from '../db/tables/index.ts';

type Asked = Pick<OutsideService, 'id' | 'isReal' | 'by' | 'calls'>;

/** What answers, as it is stored; all stand-ins of a service are one. */
const answeredBy = ({ isReal, by }: Asked) => (isReal ? by : 'stand-in');

/**
 * Makes the function that writes what this process learnt about outside services since it was last called.
 * @param database reaching everywhere
 */
export function outcomeWriter(services: readonly Asked[]) {
  const written = new Map<string, Outcome>();
  return async (database: Pick<Database, 'orm'>): Promise<void> => {
    const news = services.flatMap((service) => {
      const { calls } = service;
      if (calls === null) return [];
      const outcome = outcomeOf(calls);
      const isNews = outcome !== (written.get(calls) ?? NEVER_ASKED);
      return isNews ? [{ calls, answeredBy: answeredBy(service), outcome }] : [];
    });
    if (news.length === 0) return;
    await database.orm
      .insert(table)
      .values(
        news.map(({ calls, answeredBy, outcome }) => ({ service: calls, answeredBy, ...outcome })),
      )
      .onConflictDoUpdate({
        target: [table.service, table.answeredBy],
        set: {
          succeededAt: sql`greatest(${table.succeededAt}, excluded.succeeded_at)`,
          failedAt: sql`greatest(${table.failedAt}, excluded.failed_at)`,
          failure: sql`case when excluded.failed_at > coalesce(${table.failedAt}, '-infinity')
            then excluded.failure else ${table.failure} end`,
        },
      });
    for (const { calls, outcome } of news) written.set(calls, outcome);
  };
}

/** What all processes together know of the services. */
export async function readOutcomes(
  database: Pick<Database, 'orm'>,
  services: readonly Asked[],
): Promise<Map<OutsideServiceId, Outcome>> {
  const rows = await database.orm.select().from(table);
  return new Map(
    services.map((service) => [
      service.id,
      rows.find((row) => row.service === service.calls && row.answeredBy === answeredBy(service)) ??
        NEVER_ASKED,
    ]),
  );
}
