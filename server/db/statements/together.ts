import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../context.ts';
import { andCommit, textWithNext, withNext } from './companions.ts';
import { fill, type Filled, sendWritten, writeOut } from './writtenOnce.ts';

/** What was written out, by the statements that it consists of. */
const texts = new Map<string, string>();
const known = new WeakMap<SQL, { number: number; params: unknown[] }>();
let numbered = 0;

function knowledgeOf(statement: SQL) {
  const found = known.get(statement) ?? {
    number: (numbered += 1),
    params: writeOut(statement).params,
  };
  known.set(statement, found);
  return found;
}

function textOf(writes: readonly Filled[], needed: Filled | undefined): string {
  const numbers = [...writes, ...(needed ? [needed] : [])].map(
    ({ statement }) => knowledgeOf(statement).number,
  );
  const key = `${numbers.join(' ')}${needed ? ' needed' : ''}`;
  const text = texts.get(key) ?? writeOut(andCommit(together(writes, needed))).sql;
  texts.set(key, text);
  return text;
}

function together(writes: readonly Filled[], needed: Filled | undefined): SQL {
  const parts = writes.map(
    ({ statement }, n) => sql`${sql.identifier(`write_${n}`)} as (${statement})`,
  );
  if (needed) parts.push(sql`needed as (${needed.statement})`);
  // The statement divides by zero when no row was changed, so that PostgreSQL skips the commit behind it.
  const check = needed ? sql`select 1 / count(*) from needed` : sql`select`;
  return sql`with ${sql.join(parts, sql`, `)} ${check}`;
}

/**
 * Makes several writes in one statement, which is the last of its transaction and commits it, in a single round trip.
 * None of the writes sees what another one wrote. The same statements are written out only once.
 * @param writes inserts and updates
 * @param needed one more write, with a `returning` clause, that has to change a row
 * @throws an error that `isForNothing` recognises when `needed` changed no row: nothing is committed then
 */
export async function writeAndCommit(
  tx: Transaction,
  writes: readonly Filled[],
  needed?: Filled,
): Promise<void> {
  const all = needed ? [...writes, needed] : writes;
  const params = all.flatMap(({ statement, values }) =>
    fill(knowledgeOf(statement).params, values),
  );
  await sendWritten(tx, textOf(writes, needed), params);
}

/**
 * Makes others who lock one of these names wait until this transaction ends. The names are locked
 * in the given order, in one statement: later reads see everything that the others have committed.
 * It is sent in one message with the next statement.
 */
export async function lockNames(tx: Transaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const locks: SQL[] = names.map(
    (name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
  );
  await tx.execute(withNext(sql`select ${sql.join(locks, sql`, `)}`));
}

/** Sends a statement that is written out already in one message with the next one, because nobody needs its answer. */
export const sendWithNext = (on: Queryable, text: string, params: unknown[]) =>
  sendWritten(on, textWithNext(text), params);
