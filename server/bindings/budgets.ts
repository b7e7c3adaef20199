import { budgets } from '../../contract/resources/budgets.ts';
import { bind } from '../crud/binding.ts';
import * as tables from '../db/tables/index.ts';
import { checkBudget } from '../services/budgets/checkBudget.ts';
import { BUDGET_USE } from '../services/budgets/state.ts';

export const budgetBinding = bind(budgets, tables.budgets, {
  derived: BUDGET_USE,
  inWords: {
    code: (stored) => {
      const code = stored as (typeof tables.budgets.$inferSelect)['code'];
      return code ? `${code.field}: ${code.value}` : '';
    },
  },
  beforeWrite: checkBudget,
});
