import { budgets } from '../../../contract/resources/budgets.ts';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { CodeInput } from './CodeInput.tsx';
import { GroupInput } from './GroupInput.tsx';
import { CodeCell, ForecastCell, UsedCell } from './cells.tsx';

const cells = { code: CodeCell, used: UsedCell, forecast: ForecastCell };
const inputs = { groupId: GroupInput, code: CodeInput };

/** What accounts, their groups and their codes may spend, and how much of it is used. */
export const BudgetsPage = () => (
  <DeclaredPage
    declaration={budgets}
    path="/budgets"
    cells={cells}
    inputs={inputs}
    lineOfCard="used"
  />
);
