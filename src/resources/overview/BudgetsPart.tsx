import { Box } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import type { Budget } from '../../../contract/resources/budgets.ts';
import type { OverviewTexts } from '../../i18n/overviewTexts.ts';
import { TRIPS_REFRESH_MS } from '../../live/useLiveBookings.ts';
import { BudgetBar } from '../budgets/BudgetBar.tsx';
import { Part, rowsOfPart } from './Part.tsx';

/** The others are on their page. */
const SHOWN = 5;

interface BudgetsPartProps {
  accountId: string | null;
  texts: OverviewTexts;
}

/** How much of its budgets an account has used; nothing where it has none. */
export function BudgetsPart({ accountId, texts }: BudgetsPartProps) {
  const translate = useTranslate();
  const { data = [] } = useGetList<Budget>(
    'budgets',
    {
      filter: accountId === null ? {} : { corporationId: accountId },
      sort: { field: 'amount', order: 'DESC' },
      pagination: { page: 1, perPage: SHOWN },
    },
    { refetchInterval: TRIPS_REFRESH_MS },
  );
  if (data.length === 0) return null;
  return (
    <Part
      title={translate('resources.budgets.title')}
      more={{ label: texts.showBudgets, to: '/budgets' }}
    >
      <Box component="ul" sx={rowsOfPart}>
        {data.map((budget) => (
          <Box component="li" key={budget.id} sx={{ py: 1, typography: 'body2' }}>
            <span>{budget.name}</span>
            <BudgetBar budget={budget} />
          </Box>
        ))}
      </Box>
    </Part>
  );
}
