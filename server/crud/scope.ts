import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { grant, type Grant } from '../../contract/core/access.ts';
import { DomainError } from '../../contract/core/errors.ts';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Action } from '../../contract/core/resource.ts';
import type { RequestContext } from '../context.ts';
import type { Binding } from './binding.ts';

/**
 * What the caller may do.
 * @throws DomainError FORBIDDEN
 */
export function permission(ctx: RequestContext, binding: Binding, action: Action): Grant {
  const granted = grant(ctx.actor, binding.resource, action);
  if (!granted) throw new DomainError('FORBIDDEN');
  return granted;
}

function ofAccounts(binding: Binding, corporationIds: readonly string[]): SQL {
  const { scope } = binding.resource;
  if (corporationIds.length === 0) return sql`false`;
  if (scope.by === 'members') return binding.options.memberOf!(corporationIds);
  if (scope.by === 'channel') return sql`true`;
  return inArray(accountColumn(binding)!, [...corporationIds]);
}

/** Holds for the rows that the resource has. */
export function existing({ options: { where } }: Binding, ctx: RequestContext): SQL | undefined {
  return typeof where === 'function' ? where(ctx) : where;
}

/** What a binding's rows are read from. */
export const sourceOf = (
  { table, options }: Binding,
  ctx: RequestContext,
  listOptions: Readonly<Record<string, string>> = {},
): PgTable | SQL => options.source?.(ctx, listOptions) ?? table;

/** The column that says which account a row belongs to; undefined where rows belong to none. */
export function accountColumn(binding: Binding) {
  const { scope } = binding.resource;
  if (scope.by !== 'corporation') return undefined;
  return scope.field === 'id' ? binding.keys.id : binding.columns[scope.field];
}

/**
 * Accounts that a list is about.
 * @param corporationIds the caller's; null: all of the channel
 * @param corporationId the one asked for, if any; one that is not the caller's leaves no account
 */
export function accountsListed(
  corporationIds: readonly string[] | null,
  corporationId: string | null,
): readonly string[] | null {
  if (!corporationId) return corporationIds;
  return !corporationIds || corporationIds.includes(corporationId) ? [corporationId] : [];
}

/**
 * The rows that exist for a caller: of their channel, of their accounts (`null`: of any), not
 * deleted. Everything read or written goes through here.
 * @param options.corporationId narrows to one account; one that is not the caller's gives no rows
 */
export function visible(
  binding: Binding,
  ctx: RequestContext,
  corporationIds: readonly string[] | null,
  options: { corporationId?: string | null; deleted?: boolean } = {},
): SQL | undefined {
  const { keys } = binding;
  const alive = keys.deletedAt && !options.deleted ? isNull(keys.deletedAt) : undefined;
  const accounts = accountsListed(corporationIds, options.corporationId ?? null);
  return and(
    eq(keys.channelId, ctx.channel.id),
    alive,
    existing(binding, ctx),
    accounts ? ofAccounts(binding, accounts) : undefined,
  );
}
