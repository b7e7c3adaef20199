import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { bookings } from '../../server/db/tables/index.ts';

/** All columns except those that the database computes. */
const written = Object.values(getTableColumns(bookings))
  .filter(({ generated }) => generated === undefined)
  .map(({ name }) => sql.identifier(name));

/**
 * Inserts copies of bookings in which some columns have other values.
 * @param values a jsonb of column names and values
 * @param from a FROM clause with `bookings b`, a row for each copy
 * @example copyBookings(sql`jsonb_build_object('id', gen_random_uuid())`, sql`bookings b`)
 */
export const copyBookings = (values: SQL, from: SQL): SQL => sql`
  insert into bookings (${sql.join(written, sql`, `)})
  select ${sql.join(
    written.map((column) => sql`made.${column}`),
    sql`, `,
  )}
  from ${from} cross join lateral jsonb_populate_record(b, ${values}) made`;
