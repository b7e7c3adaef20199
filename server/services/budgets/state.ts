import { sql, type SQL } from 'drizzle-orm';
import { budgets as b } from '../../db/tables/index.ts';

const today = sql`channel_today(${b.channelId})`;

/** A budget in the period that today is in: `starts`, `ends` (excluded), `spent` and `committed`. */
const state = sql`budget_state(${b.channelId}, ${b.corporationId}, ${b.groupId}, ${b.code}, ${b.currency}, ${b.period}, ${today})`;

const used = sql`(spent + committed)`;

/**
 * What is spent until today, continued at the same pace, and at least what is spent and booked already. In the first
 * tenth of a period a single trip says too little about the rest.
 */
const forecast = sql`greatest(${used}, case when (${today} - starts + 1) * 10 >= ends - starts
  then round(spent::numeric * (ends - starts) / (${today} - starts + 1)) end)`;

// As a double, which is a number in JavaScript, too. Nested, because drizzle leaves out the table's name of columns
// at the top level.
const ofState = (what: SQL): SQL => sql`(${sql`select (${what})::double precision from ${state}`})`;

/** What the current budget has used in its present period. */
export const BUDGET_USE = {
  spent: ofState(sql`spent`),
  committed: ofState(sql`committed`),
  used: ofState(used),
  forecast: ofState(forecast),
};
