import BillingIcon from '@mui/icons-material/ReceiptLongOutlined';
import { corporations } from '../../../contract/resources/corporations.ts';
import { OpenOverList } from '../../admin/list/OpenOverList.tsx';
import { lazyDialog } from '../../loading/lazyPart.tsx';
import { OpenButton } from '../billing/OpenButton.tsx';
import { OPEN_BILLING } from '../billing/params.ts';
import { DeclaredList } from '../declared/DeclaredList.tsx';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { RowActions } from '../declared/RowActions.tsx';
import { AccountCreate } from './AccountCreate.tsx';
import { AdminsCell } from './AdminsCell.tsx';
import { FleetsCell } from './FleetsCell.tsx';
import { AccountsMenu } from './import/AccountsMenu.tsx';
import { LinkedAccountsInput } from './LinkedAccountsInput.tsx';

const cells = { linkedAccounts: FleetsCell, adminCount: AdminsCell };
const inputs = { linkedAccounts: LinkedAccountsInput };

const BillingDialog = lazyDialog(
  async () => (await import('../billing/BillingDialog.tsx')).BillingDialog,
  { isPreloaded: false },
);

const OWN_PARAMS = [OPEN_BILLING];
const ACTIONS = (
  <RowActions>
    <OpenButton icon={BillingIcon} label="accounts.billing" />
  </RowActions>
);
const AccountsList = () => <DeclaredList more={<AccountsMenu />} actions={ACTIONS} />;

/** The accounts of the channel; for a corporation admin, those that they administer. */
export const AccountsPage = () => (
  <OpenOverList param={OPEN_BILLING} dialog={BillingDialog}>
    <DeclaredPage
      declaration={corporations}
      path="/accounts"
      ownParams={OWN_PARAMS}
      list={AccountsList}
      create={AccountCreate}
      cells={cells}
      inputs={inputs}
    />
  </OpenOverList>
);
