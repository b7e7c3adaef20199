import pg from 'pg';
import { z } from 'zod';

/** Whether the database's own client can read it. */
function isConnectionString(value: string): boolean {
  try {
    return new pg.Client({ connectionString: value }).host !== '';
  } catch {
    return false;
  }
}

/** The address of a PostgreSQL; absent unless it is set. */
export const postgresUrl = (name: string) =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, {
      error: `${name} must start with postgres://, such as postgres://user:pass@host/db`,
    })
    .refine(isConnectionString, {
      error: `${name} cannot be read: write it as postgres://user:pass@host:5432/db, with : / @ # ? and % of the password as %3A %2F %40 %23 %3F %25`,
    })
    .optional();

/** How many connections a pool may open: two at least, since a call can need a second one. */
export const connections = (name: string) => {
  const error = `${name} must be a number from 2 to 500, such as 10`;
  return z.coerce.number({ error }).int({ error }).min(2, { error }).max(500, { error }).optional();
};
