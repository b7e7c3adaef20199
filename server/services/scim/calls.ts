import { scimCalls } from '../../db/tables/index.ts';
import type { Directory } from './people.ts';

/** The longest reason that is kept. */
const MOST_DETAIL = 500;

/** Notes a call for whoever sets the directory up. */
export async function noteCall(
  { ctx, corporationId }: Directory,
  call: { method: string; path: string; status: number; detail: string | null; tookMs: number },
): Promise<void> {
  await ctx.app.database.orm.insert(scimCalls).values({
    ...call,
    channelId: ctx.channel.id,
    corporationId,
    path: call.path.slice(0, 200),
    detail: call.detail?.slice(0, MOST_DETAIL) ?? null,
  });
}
