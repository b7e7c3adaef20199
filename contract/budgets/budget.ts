/** How long a budget lasts before it begins anew: whole months, quarters or years of the calendar. */
export const BUDGET_PERIODS = ['month', 'quarter', 'year'] as const;
export type BudgetPeriod = (typeof BUDGET_PERIODS)[number];
