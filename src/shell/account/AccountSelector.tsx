import { useEffect, useState } from 'react';
import { lazyInPlace } from '../../loading/lazyPart.tsx';
import { AccountField, type OpenedBy } from './AccountField.tsx';
import { selectedAccountStore as store } from './selectedAccountStore.ts';
import { useSelectedAccount } from './useSelectedAccount.ts';

const AccountPicker = lazyInPlace(
  async () => (await import('./AccountPicker.tsx')).AccountPicker,
  AccountField,
  ({ openedBy }) => openedBy === 'pressed',
);

/** The global account selector: which of their accounts a corporation admin works for. */
export function AccountSelector() {
  const { account } = useSelectedAccount();
  const [openedBy, setOpenedBy] = useState<OpenedBy>(null);

  // The name is stored with the id as soon as it is known, no matter where the account was chosen.
  useEffect(() => {
    if (account) store.keep(account);
  }, [account]);

  return <AccountPicker openedBy={openedBy} onOpen={setOpenedBy} />;
}
