import { sql, type SQL } from 'drizzle-orm';
import { type SearchTerm, searchTerms } from '../../contract/core/words.ts';

/** The sign that `person_words` puts before digits; no word begins with it. */
const DIGITS_MARK = '#';
const beginning = (lexeme: string) => `'${lexeme}':*`;

function termQuery({ words, digits }: SearchTerm): string {
  const all = words.map(beginning).join(' & ');
  return `(${[all, ...digits.map((one) => beginning(DIGITS_MARK + one))].join(' | ')})`;
}

/**
 * The condition that a search finds a row by its words. A search without a word or number finds
 * nothing.
 * @param words a tsvector that is indexed
 * @param options.isLong whether the table is so long that, where a search finds most of it, its rows are better read in
 *   their order until there are enough. In all others the number of rows that are found is hidden from PostgreSQL: it
 *   would calculate the words of each row again, which takes fifty times as long as the index.
 */
export function wordsCondition(words: SQL, search: string, { isLong = false } = {}): SQL {
  const terms = searchTerms(search);
  if (terms.length === 0) return sql`false`;
  const query = sql`${terms.map(termQuery).join(' & ')}::tsquery`;
  return isLong ? sql`${words} @@ ${query}` : sql`${words} @@ (select ${query})`;
}
