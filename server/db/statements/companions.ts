import { type SQL, sql } from 'drizzle-orm';

/**
 * How a statement of a transaction is sent: in one message with the statement after it, because nobody needs its
 * answer, or as the last statement, in one message with the commit.
 */
export type Companion = 'withNext' | 'last';

// They are SQL comments, so a connection that does not know them runs the statement separately.
const MARKS: Record<Companion, string> = {
  withNext: '/* with the next */',
  last: '/* with the commit */',
};

/**
 * Marks a statement to be sent in one message with the next one of its transaction, which saves a round trip. Its
 * answer is not available, its values must be strings, and when it fails, the next statement fails.
 */
export const withNext = (statement: SQL): SQL => sql`${sql.raw(MARKS.withNext)} ${statement}`;

/** The same for a statement that is written out. */
export const textWithNext = (text: string): string => `${MARKS.withNext} ${text}`;

/** Marks the last statement of a transaction: unless it fails, the commit goes with it. */
export const andCommit = (statement: SQL): SQL => sql`${sql.raw(MARKS.last)} ${statement}`;

export const companionOf = (text: string): Companion | null => {
  if (!text.startsWith('/* with the ')) return null;
  return text.startsWith(MARKS.last) ? 'last' : 'withNext';
};

/** The statement's text without its mark. */
export const withoutMark = (text: string): string => {
  const companion = companionOf(text);
  return companion ? text.slice(MARKS[companion].length) : text;
};
