import { useTranslate } from 'react-admin';
import { reachesAllAccounts } from '../../../../contract/core/roles.ts';
import { ACCOUNT_TEMPLATE } from '../../../../contract/import/accountRecord.ts';
import { useActor } from '../../../authProvider/useGrant.ts';
import { downloadAddress } from '../../../downloads/saveFile.ts';
import { isFlag, useKept } from '../../../drafts/useKept.ts';
import { lazyDialog } from '../../../loading/lazyPart.tsx';
import { ListMenu } from '../../declared/ListMenu.tsx';

const AccountsImport = lazyDialog(async () => (await import('./AccountsImport.tsx')).default, {
  isPreloaded: false,
});

/** The menu of the accounts, with which a fleet manager imports them from a file. */
export function AccountsMenu() {
  const translate = useTranslate();
  const isFleetManager = reachesAllAccounts(useActor().role);
  const [isOpen, setOpen] = useKept('accountsImport', false, isFlag);
  if (!isFleetManager) return <ListMenu />;
  return (
    <>
      <ListMenu
        entries={[
          { label: translate('imports.menu'), onClick: () => setOpen(true) },
          {
            label: translate('imports.template'),
            onClick: () => downloadAddress(`/templates/${ACCOUNT_TEMPLATE}`, ACCOUNT_TEMPLATE),
          },
        ]}
      />
      {isOpen && <AccountsImport onClose={() => setOpen(false)} />}
    </>
  );
}
