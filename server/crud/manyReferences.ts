import { and, eq, isNull } from 'drizzle-orm';
import { DomainError, type FieldErrors } from '../../contract/core/errors.ts';
import type { Field } from '../../contract/core/fields.ts';
import type { AnyResource } from '../../contract/core/resource.ts';
import type { Transaction } from '../context.ts';
import { changing, settleRows } from './many.ts';
import type { Row } from './binding.ts';
import type { Target, Values } from './steps.ts';

type ManyReferences = Field & { to: string; by: string };
const isMany = (field: Field | undefined): field is ManyReferences => field?.kind === 'references';

/** Fields whose values are references in other rows, not a column of this table. */
export const manyReferences = ({ fields }: AnyResource): [string, ManyReferences][] =>
  Object.entries(fields).filter((entry): entry is [string, ManyReferences] => isMany(entry[1]));

/**
 * Sets the references that other rows have to a row, and empties those that are no longer wanted,
 * as if each of them was changed separately: with its permissions, checks and history.
 * @param values of the row, as they are written
 * @throws DomainError VALIDATION_FAILED naming the field with a row that cannot refer to this one
 */
export async function storeReferences(
  tx: Transaction,
  target: Target,
  row: Row,
  values: Values,
): Promise<Row> {
  const errors: FieldErrors = {};
  const stored: Row = { ...row };
  for (const [name, { to, by }] of manyReferences(target.binding.resource)) {
    const wanted = values[name] as string[] | undefined;
    if (!wanted) continue;
    const other: Target = { ...target, binding: target.catalogue.get(to)! };
    const present = await referringIds(tx, other, by, row.id);
    const set = (id: string | null, ids: string[]) =>
      settleRows(
        tx,
        other,
        changing(other, () => ({ [by]: id })),
        ids,
      );
    const settled = [
      ...(await set(
        row.id,
        wanted.filter((id) => !present.includes(id)),
      )),
      ...(await set(
        null,
        present.filter((id) => !wanted.includes(id)),
      )),
    ];
    if (settled.some(({ outcome }) => outcome === 'refused')) errors[name] = { code: 'reference' };
    stored[name] = wanted;
  }
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
  return stored;
}

async function referringIds(
  tx: Transaction,
  { ctx, binding: { table, keys, columns } }: Target,
  by: string,
  id: string,
): Promise<string[]> {
  const rows = await tx
    .select({ id: keys.id })
    .from(table)
    .where(
      and(
        eq(keys.channelId, ctx.channel.id),
        eq(columns[by]!, id),
        keys.deletedAt && isNull(keys.deletedAt),
      ),
    );
  return rows.map((row) => String(row.id));
}
