import { and, eq } from 'drizzle-orm';
import type { ListPreference } from '../../../contract/core/listPreference.ts';
import { NO_PREFERENCE } from '../../../contract/core/noPreference.ts';
import { listPreferences } from '../../db/tables/index.ts';
import type { Call } from '../verb.ts';

/** How the caller wants a list to be shown. */
export async function listPreference({
  ctx,
  input: { list },
}: Call<{ list: string }>): Promise<ListPreference> {
  const [kept] = await ctx.app.database.orm
    .select({ value: listPreferences.value })
    .from(listPreferences)
    .where(
      and(
        eq(listPreferences.channelId, ctx.channel.id),
        eq(listPreferences.userId, ctx.actor.userId),
        eq(listPreferences.list, list),
      ),
    );
  return kept?.value ?? NO_PREFERENCE;
}

/** Stores how the caller wants a list to be shown, in place of their former choice. */
export async function keepListPreference({
  ctx,
  input: { list, value },
}: Call<{ list: string; value: ListPreference }>): Promise<ListPreference> {
  const updatedAt = ctx.app.now();
  await ctx.app.database.orm
    .insert(listPreferences)
    .values({ channelId: ctx.channel.id, userId: ctx.actor.userId, list, value, updatedAt })
    .onConflictDoUpdate({
      target: [listPreferences.channelId, listPreferences.userId, listPreferences.list],
      set: { value, updatedAt },
    });
  return value;
}
