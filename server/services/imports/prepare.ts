import { setImmediate as otherWork } from 'node:timers/promises';
import { DomainError, type FieldErrors } from '../../../contract/core/errors.ts';
import { accountField, type AnyResource } from '../../../contract/core/resource.ts';
import { columnOfField, identitiesOf, readCells } from '../../../contract/import/readCells.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import type { Binding, Row } from '../../crud/binding.ts';
import { readCreation } from '../../crud/input.ts';
import type { importRows } from '../../db/tables/index.ts';
import { findExisting, refuseTwice } from './identities.ts';
import { type ImportRecord, keyOf } from './record.ts';
import { resolveReferences } from './references.ts';

/** What settling a line needs to know about it. */
export type OpenLine = Pick<
  typeof importRows.$inferSelect,
  'position' | 'line' | 'cells' | 'forecast'
>;

/** A line that was read, with the row that it is about. */
export interface Prepared {
  line: OpenLine;
  values: Record<string, unknown>;
  corrected: Record<string, string>;
  /** By column: why it cannot be written, even if everything else is right. */
  errors: FieldErrors;
  /** The account of its row; null where rows belong to none, and until it is known. */
  account: string | null;
  /** The existing row. */
  existing: Row | null;
}

/** Whether it is already known that the line cannot be written. */
export const isWrong = ({ errors }: Prepared): boolean => Object.keys(errors).length > 0;

/**
 * Further errors in the values of a line that cannot be written anyway, so that all errors are
 * shown together.
 */
function otherErrors(binding: Binding, values: Record<string, unknown>): FieldErrors {
  try {
    readCreation(binding.resource, values);
    return {};
  } catch (error) {
    if (error instanceof DomainError) return error.errors ?? {};
    throw error;
  }
}

/** Turns errors by field into errors by column. */
export const byColumn = (resource: AnyResource, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [columnOfField(resource, field), error]),
  );

/** How many lines are read before other calls have their turn, which is a few milliseconds of work. */
const SLICE = 50;

/** `map` for work that would otherwise keep everybody else waiting for all of it. */
export async function inSlices<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const done: R[] = [];
  for (const item of items) {
    if (done.length > 0 && done.length % SLICE === 0) await otherWork();
    done.push(work(item));
  }
  return done;
}

/** Reads lines and finds out which rows they are about, for the transaction that writes them. */
export async function prepareLines(
  tx: Transaction,
  ctx: RequestContext,
  binding: Binding,
  record: ImportRecord,
  open: readonly OpenLine[],
): Promise<Prepared[]> {
  const { resource } = binding;
  const { identifiedBy } = resource.importable!;
  const missing = identifiedBy.find((field) => resource.fields[field]!.required) ?? identifiedBy[0];
  const lines = await inSlices(open, (line): Prepared => {
    const { values, corrected, errors } = readCells(
      resource,
      line.cells,
      ctx.channel.defaultCountry,
    );
    if (missing && identitiesOf(resource, values).length === 0)
      errors[columnOfField(resource, missing)] ??= { code: 'required' };
    return { line, values, corrected, errors, account: null, existing: null };
  });
  // Lines whose forecast was a new row are not looked up again: if somebody has created the row
  // since, the database refuses the write.
  const unknown = lines.filter(({ line }) => line.forecast !== 'created');
  // By the names of accounts that the lines were stored with.
  await refuseTwice(tx, keyOf(record), resource, unknown);
  await resolveReferences(tx, ctx, resource, record.corporationId, lines);
  await findExisting(tx, ctx, binding, unknown);
  const account = accountField(resource);
  for (const one of lines)
    if (isWrong(one)) {
      const whole = { ...one.values, ...(account && { [account]: one.account }) };
      const others = one.existing ? {} : byColumn(resource, otherErrors(binding, whole));
      // Several lines with the same invalid value (“n/a”) are not about the same entry.
      for (const [column, { code }] of Object.entries(one.errors))
        if (code !== 'twice' || !others[column]) others[column] = one.errors[column]!;
      one.errors = others;
    }
  return lines;
}
