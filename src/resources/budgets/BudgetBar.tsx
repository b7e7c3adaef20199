import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { numberFormat } from '../../../contract/core/keptFormats.ts';
import type { Budget } from '../../../contract/resources/budgets.ts';
import { useFormats } from '../../i18n/useFormats.ts';

/** From this share on, a budget needs attention. */
const NEARLY_ALL = 0.8;

/** How much of a budget is used, with a bar of what is spent and, lighter, what is booked besides. */
export function BudgetBar({ budget }: { budget: Budget }) {
  const translate = useTranslate();
  const { money, locale } = useFormats();
  const { spent, committed, used, amount, currency } = budget;
  const share = used / amount;
  const part = (of: number) => `${Math.min(100, Math.round((of / amount) * 100))}%`;
  const colour = share >= 1 ? 'error.main' : share >= NEARLY_ALL ? 'warning.main' : 'primary.main';
  const label = (name: 'spent' | 'committed') =>
    translate('common.labelled', {
      label: translate(`resources.budgets.fields.${name}`),
      value: money(budget[name], currency),
    });
  return (
    <Box title={`${label('spent')}\n${label('committed')}`} sx={{ minWidth: 96 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 1 }}>
        <span>{money(used, currency)}</span>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)}
        </Box>
      </Box>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', height: 4, borderRadius: 2, overflow: 'hidden', bgcolor: 'divider' }}
      >
        <Box sx={{ width: part(spent), bgcolor: colour }} />
        <Box sx={{ width: part(committed), bgcolor: colour, opacity: 0.5 }} />
      </Box>
    </Box>
  );
}
