import { corporations } from '../../../contract/resources/corporations.ts';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { FleetsCell } from './FleetsCell.tsx';
import { LinkedAccountsInput } from './LinkedAccountsInput.tsx';

const cells = { linkedAccounts: FleetsCell };
const inputs = { linkedAccounts: LinkedAccountsInput };

/** The accounts of the channel; for a corporation admin, those that they administer. */
export const AccountsPage = () => (
  <DeclaredPage declaration={corporations} path="/accounts" cells={cells} inputs={inputs} />
);
