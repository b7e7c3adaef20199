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
 */
export function wordsCondition(words: SQL, search: string): SQL {
  const terms = searchTerms(search);
  if (terms.length === 0) return sql`false`;
  return sql`${words} @@ ${terms.map(termQuery).join(' & ')}::tsquery`;
}
