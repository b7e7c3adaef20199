import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** An instant as the API writes it, for statements that make their answer themselves. */
export const isoText = (instant: SQLWrapper): SQL<string> =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
