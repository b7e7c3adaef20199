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
