import { useRecordContext } from 'react-admin';
import type { Budget } from '../../../contract/resources/budgets.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Blank } from '../declared/Blank.tsx';
import { BudgetBar } from './BudgetBar.tsx';
import { codeText } from './codeText.ts';

export function CodeCell() {
  const code = useRecordContext<Budget>()?.code;
  return code ? codeText(code) : <Blank />;
}

/** How much of a budget is used. */
export function UsedCell() {
  const budget = useRecordContext<Budget>();
  return budget ? <BudgetBar budget={budget} /> : null;
}

/** What a period will have cost, in the colour of an error where that is too much. */
export function ForecastCell() {
  const { money } = useFormats();
  const budget = useRecordContext<Budget>();
  if (!budget) return null;
  const { forecast, amount, currency } = budget;
  const text = money(forecast, currency);
  return forecast > amount ? <span className="badge badge-error">{text}</span> : text;
}
