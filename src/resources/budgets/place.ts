import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import { firstRows } from '../declared/firstRows.ts';
import type { OwnPlace } from '../ownPlace.ts';

const BudgetsPage = lazyWithPreload(async () => (await import('./BudgetsPage.tsx')).BudgetsPage);

/** Reports and the overview lead here. */
export const place: OwnPlace = {
  order: 81,
  routes: [
    {
      path: '/budgets/*',
      title: 'resources.budgets.title',
      page: BudgetsPage,
      loader: firstRows('/budgets', 'budgets'),
    },
  ],
  rows: { budgets: { path: '/budgets' } },
};
