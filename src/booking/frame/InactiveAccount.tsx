import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAccount } from '../../shell/account/useAccount.ts';
import { useDraft, useProgress } from '../state/BookingContext.ts';
import { isFormOpen } from '../state/submissionState.ts';

/** Says before the form is filled in that the server will refuse trips for the account. */
export function InactiveAccount() {
  const translate = useTranslate();
  const account = useAccount(useDraft(({ draft }) => draft.accountId));
  const { submission } = useProgress();
  if (account?.status !== 'inactive' || !isFormOpen(submission)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('errors.ACCOUNT_INACTIVE.message', { name: account.name })}
    </Alert>
  );
}
