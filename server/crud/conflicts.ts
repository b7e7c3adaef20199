import { and, eq, ne, sql } from 'drizzle-orm';
import { grant } from '../../contract/core/access.ts';
import { DomainError } from '../../contract/core/errors.ts';
import type { Queryable } from '../context.ts';
import { databaseError, isForeignKeyViolation, isUniqueViolation } from '../db/errors.ts';
import type { Binding } from './binding.ts';
import { isText } from './conditions.ts';
import { accountOf } from './references.ts';
import { accountColumn, visible } from './scope.ts';
import type { Target, Values } from './steps.ts';

/** An error of the database as an answer; null for any other error. */
export function conflictOf(binding: Binding, cause: unknown): DomainError | null {
  if (isUniqueViolation(cause)) {
    const field = binding.uniqueIndexes.get(databaseError(cause)?.constraint ?? '');
    const errors = field ? { [field]: { code: 'unique' as const } } : undefined;
    return new DomainError('ALREADY_EXISTS', { errors, cause });
  }
  return isForeignKeyViolation(cause) ? new DomainError('STILL_IN_USE', { cause }) : null;
}

/** The existing row with the value, if the caller may see it. */
async function otherRow(
  on: Queryable,
  { ctx, binding }: Target,
  field: string,
  row: Values,
): Promise<string | null> {
  const granted = grant(ctx.actor, binding.resource, 'get');
  const declared = binding.resource.fields[field];
  const column = binding.columns[field];
  if (!granted || !declared || !column) return null;
  const account = declared.unique === 'account' ? accountColumn(binding) : undefined;
  const [found] = await on
    .select({ id: binding.keys.id })
    .from(binding.table)
    .where(
      and(
        visible(binding, ctx, granted.corporationIds),
        account && eq(account, accountOf(binding, row)),
        isText(declared) ? sql`lower(${column}) = lower(${row[field]})` : eq(column, row[field]),
        typeof row['id'] === 'string' ? ne(binding.keys.id, row['id']) : undefined,
      ),
    )
    .limit(1);
  return found ? String(found.id) : null;
}

/** Says about a row that cannot be restored which of its values another row has taken meanwhile. */
export function takenMeanwhile(conflict: DomainError, row: Values): DomainError {
  const taken = Object.entries(conflict.errors ?? {}).map(([field, error]) => {
    const params = { value: String(row[field]) };
    return [field, error.code === 'unique' ? { code: 'takenMeanwhile' as const, params } : error];
  });
  const { code, params, cause } = conflict;
  return new DomainError(code, { errors: Object.fromEntries(taken), params, cause });
}

/**
 * Runs a write; a refusal by the database becomes an answer that names the field at fault, and the
 * existing row with its value.
 * @param write gets a function that it calls with the row that it is about to store
 */
export async function namingConflicts<T>(
  target: Target,
  write: (storing: (row: Values) => void) => Promise<T>,
): Promise<T> {
  let row: Values = {};
  try {
    return await write((stored) => {
      row = stored;
    });
  } catch (error) {
    const conflict = conflictOf(target.binding, error);
    const [field] = Object.keys(conflict?.errors ?? {});
    if (!conflict || !field) throw conflict ?? error;
    const id = await otherRow(target.ctx.app.database.orm, target, field, row);
    throw id === null
      ? conflict
      : new DomainError(conflict.code, {
          errors: conflict.errors!,
          params: { field, id },
          cause: error,
        });
  }
}
