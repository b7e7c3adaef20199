import { and, eq } from 'drizzle-orm';
import { grant } from '../../contract/core/access.ts';
import type { FieldErrors } from '../../contract/core/errors.ts';
import type { Field } from '../../contract/core/fields.ts';
import { accountField } from '../../contract/core/resource.ts';
import type { RequestContext, Transaction } from '../context.ts';
import type { Binding } from './binding.ts';
import { accountColumn, visible } from './scope.ts';
import type { Target, Values } from './steps.ts';

/** Every bound resource by name, to follow references. */
export type Catalogue = ReadonlyMap<string, Binding>;

/** The account a row belongs to, for rows that belong to one. */
export function accountOf(binding: Binding, row: Values): unknown {
  const { scope } = binding.resource;
  return scope.by === 'corporation' ? row[scope.field] : undefined;
}

/**
 * Checks that rows referred to exist for the caller and belong to the same account. They stay
 * locked against deletion until the transaction ends, so that none is deleted in between.
 * @param names fields to check
 * @param row all values as they will be stored
 * @returns an error for each field at fault
 */
export async function referenceErrors(
  tx: Transaction,
  { ctx, binding, catalogue, known = new Map() }: Target,
  names: readonly string[],
  row: Values,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const ofAccount = accountField(binding.resource);
  const account = accountOf(binding, row);
  // The account comes first: where it is at fault itself, it says nothing about the other rows.
  for (const name of names.toSorted((a, b) => Number(b === ofAccount) - Number(a === ofAccount)))
    for (const { path, to, id } of referencesOf(name, binding.resource.fields[name], row[name])) {
      const key = `${to} ${id}`;
      const found = known.get(key) ?? (await findTarget(tx, ctx, catalogue.get(to), id));
      if (found) known.set(key, found);
      const isAccountWrong = ofAccount !== undefined && ofAccount in errors;
      const sameAccount =
        !account || isAccountWrong || !found?.account || found.account === account;
      if (!found || !sameAccount) errors[path] = { code: 'reference' };
    }
  return errors;
}

/** The rows that a value refers to: one, or any number in a list. */
function referencesOf(
  path: string,
  field: Field | undefined,
  value: unknown,
): { path: string; to: string; id: string }[] {
  if (field?.kind === 'reference' && typeof value === 'string')
    return [{ path, to: field.to ?? '', id: value }];
  if (field?.kind !== 'list' || !Array.isArray(value)) return [];
  return value.flatMap((item: Values, at) =>
    Object.entries(field.items ?? {}).flatMap(([name, one]) =>
      referencesOf(`${path}.${at}.${name}`, one, item[name]),
    ),
  );
}

/** Rows that were looked up earlier in a transaction, which need not be looked up again. */
export type KnownTargets = Map<string, { account: unknown }>;

async function findTarget(
  tx: Transaction,
  ctx: RequestContext,
  target: Binding | undefined,
  id: string,
): Promise<{ account: unknown } | null> {
  const granted = target && grant(ctx.actor, target.resource, 'get');
  if (!granted) return null;
  const [found] = await tx
    .select({ id: target.keys.id, account: accountColumn(target) ?? target.keys.channelId })
    .from(target.table)
    .where(and(visible(target, ctx, granted.corporationIds), eq(target.keys.id, id)))
    .for('share');
  if (!found) return null;
  return { account: accountColumn(target) ? found.account : null };
}
