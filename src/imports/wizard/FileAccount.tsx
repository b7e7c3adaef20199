import { useTranslate } from 'react-admin';
import { type Account, AccountChoice } from '../../downloads/AccountChoice.tsx';

interface FileAccountProps {
  account: Account | null;
  error?: string | undefined;
  onAccount: (account: Account | null) => void;
}

/** The account of the lines that do not name one. */
export function FileAccount({ account, error, onAccount }: FileAccountProps) {
  const translate = useTranslate();
  return (
    <AccountChoice
      account={account}
      placeholder={translate('shell.account.search')}
      hint={translate('imports.accountInFile')}
      error={error}
      onChange={onAccount}
    />
  );
}
