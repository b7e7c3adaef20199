import { corporations } from '../../../contract/resources/corporations.ts';
import { DeclaredList } from '../declared/DeclaredList.tsx';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { AccountCreate } from './AccountCreate.tsx';
import { AdminsCell } from './AdminsCell.tsx';
import { FleetsCell } from './FleetsCell.tsx';
import { AccountsMenu } from './import/AccountsMenu.tsx';
import { LinkedAccountsInput } from './LinkedAccountsInput.tsx';

const cells = { linkedAccounts: FleetsCell, adminCount: AdminsCell };
const inputs = { linkedAccounts: LinkedAccountsInput };

const AccountsList = () => <DeclaredList more={<AccountsMenu />} />;

/** The accounts of the channel; for a corporation admin, those that they administer. */
export const AccountsPage = () => (
  <DeclaredPage
    declaration={corporations}
    path="/accounts"
    list={AccountsList}
    create={AccountCreate}
    cells={cells}
    inputs={inputs}
  />
);
