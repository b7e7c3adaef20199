import { drizzle } from 'drizzle-orm/node-postgres';
import type { RequestContext } from '../../server/context.ts';
import { reachOf } from '../../server/db/rowSecurity/reaching.ts';
import type { TestUser } from '../support/fixtures.ts';
import { requestContext } from '../support/requestContext.ts';
import type { TestServer } from '../support/server.ts';

/** A step of a plan, as `explain` writes it. */
export interface PlanNode {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Heap Fetches'?: number;
  Plans?: PlanNode[];
}

/** The rows of the step that reads most of them. */
function rowsRead(node: PlanNode, own: (node: PlanNode) => number): number {
  const here =
    (own(node) +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops'];
  return Math.max(here, ...(node.Plans ?? []).map((below) => rowsRead(below, own)));
}
/**
 * A page's own steps, without those that compute its total, which the same statement asks for once.
 */
export const ofPage = ({ Plans, ...node }: PlanNode): PlanNode => ({
  ...node,
  ...(Plans && { Plans: Plans.filter((below) => !isTotal(below)).map(ofPage) }),
});
const isTotal = (node: PlanNode) => node['Parent Relationship'] === 'InitPlan';
export const totalsIn = (node: PlanNode): PlanNode[] =>
  isTotal(node) ? [node] : (node.Plans ?? []).flatMap(totalsIn);
/** Entries of indexes as well as rows of tables. */
export const entries = (plan: PlanNode) => rowsRead(plan, (node) => node['Actual Rows']);
/** Only rows of tables; what is found in the index alone is not looked up. */
export const tableRowsRead = (plan: PlanNode) =>
  rowsRead(plan, (node) => {
    if (node['Node Type'] === 'Index Only Scan') return node['Heap Fetches'] ?? 0;
    return node.Plans ? 0 : node['Actual Rows'];
  });

/**
 * The plans of everything that some work reads, as the database makes them for the calls of a user.
 * Plans of the tables' owner would prove nothing: row-level security hides rows only from others,
 * and under it indexes are used only with leakproof functions.
 */
export async function plansOf<T>(
  server: TestServer,
  user: TestUser,
  work: (ctx: RequestContext) => Promise<T>,
): Promise<{ answer: T; plans: { text: string; plan: PlanNode }[] }> {
  const database = server.context.database.reaching(reachOf({ ...user, userId: user.id }));
  const asked: { text: string; values: unknown[] }[] = [];
  const orm = drizzle(database.pool, {
    logger: { logQuery: (text, values) => void asked.push({ text, values }) },
  });
  // Pages are queried on the pool itself.
  const pool = Object.create(database.pool, {
    query: {
      value(config: { text: string; values: unknown[] }) {
        asked.push(config);
        return database.pool.query(config);
      },
    },
  }) as typeof database.pool;
  const app = { ...server.context, database: { ...database, pool, orm } };
  const answer = await work(requestContext(app, user));
  const plans = [];
  for (const { text, values } of asked.filter((one) => /^\s*select/.test(one.text))) {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    );
    plans.push({ text, plan: rows[0]!['QUERY PLAN'][0].Plan });
  }
  // If no plan were found, every limit would be met.
  if (plans.length === 0) throw new Error('The work has read nothing.');
  return { answer, plans };
}
