import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../context.ts';
import { scimMembers, scimUsers } from '../../db/tables/index.ts';
import type { Directory } from './people.ts';
import { ScimError } from './schemas.ts';

/** What is done to the members of a group, in the order of the operations. */
export type MemberChange =
  | { kind: 'add' | 'replace'; members: Members }
  | { kind: 'remove'; ids: readonly string[] }
  | { kind: 'clear' };
/** Ids of users, and how the directory calls them; null: by their name. */
export type Members = ReadonlyMap<string, string | null>;

const memberSchema = z.union([
  z.string().transform((value) => ({ value, display: undefined, displayName: undefined })),
  z.looseObject({
    value: z.string(),
    display: z.string().max(500).nullish(),
    displayName: z.string().max(500).nullish(),
  }),
]);
const isUuid = (id: string) => z.uuid().safeParse(id).success;

/**
 * Members as they are sent: objects, or their ids alone. An id that cannot be one of ours is nobody's, and left
 * out as an unknown one is.
 * @throws ScimError invalidValue
 */
export function readMembers(sent: unknown): Members {
  const list = z.array(memberSchema).safeParse(Array.isArray(sent) ? sent : [sent ?? []].flat());
  if (!list.success)
    throw new ScimError(
      400,
      'invalidValue',
      'Members are objects with a value, which is the id of a user.',
    );
  return new Map(
    list.data.flatMap(({ value, display, displayName }) =>
      isUuid(value) ? [[value.toLowerCase(), display ?? displayName ?? null] as const] : [],
    ),
  );
}

/** The ids in `value eq "…" or value eq "…"`. @throws ScimError invalidFilter */
export function readMemberFilter(filter: string): string[] {
  const parts = filter.split(/\s+or\s+/i);
  return parts.flatMap((part) => {
    const [, id] = /^\s*value\s+eq\s+"?([^"]*)"?\s*$/i.exec(part) ?? [];
    if (id === undefined)
      throw new ScimError(400, 'invalidFilter', 'Members are named by value eq.');
    return isUuid(id) ? [id.toLowerCase()] : [];
  });
}

interface Group extends Directory {
  id: string;
}
const ofGroup = ({ ctx, id }: Group) =>
  and(eq(scimMembers.channelId, ctx.channel.id), eq(scimMembers.groupId, id));

async function add(tx: Transaction, group: Group, members: Members): Promise<string[]> {
  if (members.size === 0) return [];
  const given = [...members].map(([id, display]) => ({ id, display }));
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${scimMembers} as known (channel_id, corporation_id, group_id, user_id, display)
    select u.channel_id, u.corporation_id, ${group.id}, u.id, given.display
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id uuid, display text)
      join ${scimUsers} u on u.id = given.id
    where u.channel_id = ${group.ctx.channel.id} and u.corporation_id = ${group.corporationId}
    on conflict (channel_id, group_id, user_id) do update set display = excluded.display
      where excluded.display is not null and known.display is distinct from excluded.display
    returning user_id as id`);
  return rows.map(({ id }) => id);
}

async function remove(
  tx: Transaction,
  group: Group,
  which: Parameters<typeof and>[0],
): Promise<string[]> {
  const gone = await tx
    .delete(scimMembers)
    .where(and(ofGroup(group), which))
    .returning({ id: scimMembers.userId });
  return gone.map(({ id }) => id);
}

async function change(tx: Transaction, group: Group, one: MemberChange): Promise<string[]> {
  switch (one.kind) {
    case 'add':
      return add(tx, group, one.members);
    case 'remove':
      return one.ids.length === 0
        ? []
        : remove(tx, group, inArray(scimMembers.userId, [...one.ids]));
    case 'clear':
      return remove(tx, group, undefined);
    case 'replace': {
      const kept = [...one.members.keys()];
      const others = kept.length > 0 ? notInArray(scimMembers.userId, kept) : undefined;
      return [...(await remove(tx, group, others)), ...(await add(tx, group, one.members))];
    }
  }
}

/** @returns the users whose groups have changed, or may have */
export async function changeMembers(
  tx: Transaction,
  group: Group,
  changes: readonly MemberChange[],
): Promise<string[]> {
  const changed = new Set<string>();
  for (const one of changes) for (const id of await change(tx, group, one)) changed.add(id);
  return [...changed];
}
