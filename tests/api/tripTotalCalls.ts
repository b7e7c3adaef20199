import { and, eq, isNotNull } from 'drizzle-orm';
import type { Trip } from '../../contract/resources/bookings.ts';
import { bookings } from '../../server/db/tables/index.ts';
import type { TestUser } from '../support/fixtures.ts';
import type { TestServer } from '../support/server.ts';

export type Query = Record<string, string>;

/** The trips that a user is shown, and those that there are. */
export function tripTotalCalls(server: () => TestServer) {
  const list = async (user: TestUser, query: Query) => {
    const search = new URLSearchParams({ maxPerPage: '1', ...query }).toString();
    const reply = await server().as(user).get<Trip[]>(`/v1/bookings?${search}`);
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    return { rows: reply.body, total: Number(reply.headers.get('x-total-count')) };
  };

  /** The trips in the table that a user may see, checked one by one. */
  async function tripsOf(user: TestUser) {
    const rows = await server()
      .context.database.orm.select()
      .from(bookings)
      .where(and(eq(bookings.channelId, user.channelId), isNotNull(bookings.status)));
    return user.role === 'bookingChannelAdmin'
      ? rows
      : rows.filter(({ corporationId }) => user.corporationIds.includes(corporationId));
  }

  return { list, tripsOf };
}
