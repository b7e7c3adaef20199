import { describe, expect, it } from 'vitest';
import { COUNT_LATER, COUNTED_AT_ONCE, TOTAL_AT_LEAST } from '../../contract/core/laterTotal.ts';
import type { TestUser } from '../support/fixtures.ts';
import type { TestServer } from '../support/server.ts';
import { statementsOf } from '../support/statements.ts';

/**
 * The answers of a list whose total takes long.
 * @param serverOf the server, with more trips that contain the word than are counted immediately
 */
export const describeLaterTotals = (serverOf: () => TestServer, word: string) =>
  describe('a total that takes long', () => {
    const users = () => serverOf().fixtures.users;
    async function list(user: TestUser, query: string, prefer?: string) {
      const path = `/v1/bookings?maxPerPage=20&sort=-pickupAt&${query}`;
      const options = prefer === undefined ? {} : { headers: { prefer } };
      const { status, body, headers } = await serverOf()
        .as(user)
        .get<{ id: string }[]>(path, options);
      expect(status).toBe(200);
      return {
        ids: body.map(({ id }) => id),
        total: headers.get('x-total-count'),
        atLeast: headers.get(TOTAL_AT_LEAST),
      };
    }

    it('is exact for everybody who does not ask otherwise', async () => {
      const { fleetManager } = users();
      const { rows } = await serverOf().context.database.pool.query<{ count: string }>(
        `select count(*) from bookings where channel_id = $1 and status is not null
      and origin_address || ' ' || destination_address ilike '%' || $2 || '%'`,
        [fleetManager.channelId, word],
      );
      const total = rows[0]!.count;
      expect(Number(total)).toBeGreaterThan(COUNTED_AT_ONCE);
      for (const prefer of [undefined, 'respond-async', 'count=laters'])
        expect(await list(fleetManager, `dynamicSearch=${word}`, prefer)).toMatchObject({
          total,
          atLeast: null,
        });
    });

    it('is said to be at least so many where it takes long, with the same rows, on any page', async () => {
      const { fleetManager } = users();
      for (const page of [0, 60, 510]) {
        const query = `dynamicSearch=${word}&page=${page}`;
        const exact = await list(fleetManager, query);
        const quick = await list(fleetManager, query, `respond-async, ${COUNT_LATER}`);
        expect(quick.ids).toEqual(exact.ids);
        expect(quick.ids).toHaveLength(20);
        // A page beyond the counted part shows by itself that there are at least as many.
        const atLeast = Math.max(COUNTED_AT_ONCE, (page + 1) * 20);
        expect(quick).toMatchObject({ total: null, atLeast: String(atLeast) });
      }
      const beyond = await list(fleetManager, `dynamicSearch=${word}&page=9000`, COUNT_LATER);
      expect(beyond).toMatchObject({ ids: [], atLeast: null });
      expect(Number(beyond.total)).toBeGreaterThan(COUNTED_AT_ONCE);
    });

    it('is exact where that takes no longer: what is kept, what is few, and the last page', async () => {
      const { fleetManager, globexAdmin } = users();
      const asked: [TestUser, string][] = [
        [fleetManager, ''],
        [fleetManager, 'status=COMPLETED'],
        [fleetManager, 'dynamicSearch=zanzibar'],
        [globexAdmin, `dynamicSearch=${word}`],
      ];
      for (const [user, query] of asked) {
        const exact = await list(user, query);
        expect(await list(user, query, COUNT_LATER)).toEqual(exact);
      }
    });

    it('reads no more than it has to say', async () => {
      const { fleetManager } = users();
      const asked = await statementsOf(serverOf().context.database, () =>
        list(fleetManager, `dynamicSearch=${word}`, COUNT_LATER),
      );
      const counting = asked.filter((text) => text.includes('count(*)'));
      expect(counting).toHaveLength(1);
      expect(counting[0]).toMatch(/limit \$\d+\)\) as counted/);
    });
  });
