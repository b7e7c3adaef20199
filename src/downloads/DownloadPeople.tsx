import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { Failed } from '../failures/Failed.tsx';
import { FormDialog } from '../admin/dialogs/FormDialog.tsx';
import { useListedAccount } from '../shell/account/useListedAccount.ts';
import { AccountChoice, type Account } from './AccountChoice.tsx';
import { downloadPeople, type PeopleReport } from './reportCalls.ts';
import { refreshExports } from './backgroundFiles.ts';

interface DownloadPeopleProps {
  report: PeopleReport;
  onClose: () => void;
}

/** Asks for the account whose people are wanted, then downloads them. */
export function DownloadPeople({ report, onClose }: DownloadPeopleProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const lang = useLocale();
  const queryClient = useQueryClient();
  const shown = useListedAccount();
  const [chosen, setChosen] = useState<Account | null>();
  const account = chosen === undefined ? shown : chosen;
  const starting = useMutation({
    mutationFn: () => downloadPeople(report, account?.id ?? null, lang),
    onSuccess: async (outcome) => {
      if (outcome === 'inBackground') await refreshExports(queryClient);
      notify(`downloads.${outcome}`, { type: 'success' });
      onClose();
    },
  });
  const { error } = starting;
  return (
    <FormDialog
      title={translate(`downloads.people.${report}`)}
      text={translate('downloads.people.text')}
      width={600}
      submitLabel={translate('downloads.start')}
      isBusy={starting.isPending}
      failure={error && <Failed error={error} otherwise="downloads.failed" />}
      onSubmit={() => starting.mutate()}
      onClose={onClose}
    >
      <AccountChoice account={account} onChange={setChosen} />
    </FormDialog>
  );
}
