import { travelRestrictions } from '../../server/db/tables/index.ts';
import type { TestServer } from './server.ts';

/** A travel restriction for each of three accounts; the fixtures have none. */
export async function addRestrictions({ context, fixtures }: TestServer): Promise<void> {
  const { northwind, globex, tasman } = fixtures.corporations;
  await context.database.orm.insert(travelRestrictions).values(
    [northwind, globex, tasman].map(({ channelId, id: corporationId }) => ({
      channelId,
      corporationId,
      name: 'Nights only',
      status: 'active' as const,
      appliesToGuests: false,
      rules: [],
    })),
  );
}
