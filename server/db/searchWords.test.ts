import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsOf } from '../../contract/core/words.ts';
import { openTestDatabase } from '../../tests/support/database.ts';
import type { Database } from './open.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const sorted = (words: readonly string[]) => [...new Set(words)].toSorted();

test('the database finds the same words of a text as the console', async () => {
  const written = [
    "Anna O'Brien d`Arc anna.o'brien@northwind.example",
    'IIII ABC 12 [a]^b_c{d}|e~f\\g',
    'Zoë Größe ÆØ ł İI ı Σίσυφος',
    "l’été ‘ici’ – là … and 'there'",
    '',
    ' ',
    ...fc.sample(fc.string({ maxLength: 30 }), { numRuns: 200, seed: 7 }),
    ...fc.sample(fc.string({ unit: fc.constantFrom(...Array.from("aé'`’ .-Ñ,")), maxLength: 20 }), {
      numRuns: 100,
      seed: 7,
    }),
  ];
  const { rows } = await database.orm.execute<{ words: string[] }>(sql`
    select search_words(one) as words
    from jsonb_array_elements_text(${JSON.stringify(written)}::jsonb) with ordinality as given(one, n)
    order by n`);
  expect(rows.map(({ words }) => sorted(words))).toEqual(
    written.map((text) => sorted(wordsOf(text))),
  );
});
